/** Visible range of cases: the same for every brand (spec §7). */
export const CASE_RANGE = 2;
