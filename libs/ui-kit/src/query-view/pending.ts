/** Marks a part that is not there yet, for pages that show their first parts together. */
export const PENDING = { 'data-pending': '' } as const;
