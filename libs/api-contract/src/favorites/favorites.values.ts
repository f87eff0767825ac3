/** How many favourites a user may have, and about how many items one call may ask. */
export const FAVORITE_LIMITS = { owned: 500, asked: 100 } as const;
