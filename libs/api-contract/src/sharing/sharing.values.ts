/** Most URLs that can be named in one call. */
export const MAX_PUSHED = 2000;
