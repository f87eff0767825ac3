/** Most addresses that can be named in one call. */
export const MOST_PUSHED = 2000;
