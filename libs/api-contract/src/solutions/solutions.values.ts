/** `categoryType` of an entry that is a solution detail (spec §3). */
export const SOLUTION_DETAIL_TYPE = 4;
