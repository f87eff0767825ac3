/** Limits of a password, in characters. */
export const PASSWORD_LIMITS = { min: 8, max: 64 } as const;

/** Limits of the profile's fields, in characters. */
export const PROFILE_LIMITS = { nickname: 20, company: 50, industry: 30, bio: 200 } as const;
