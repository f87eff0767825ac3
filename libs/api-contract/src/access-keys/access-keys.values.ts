/** Most keys of one record, and characters of their names. */
export const ACCESS_KEY_LIMITS = { keys: 5, keyName: 20 } as const;
