/** Days in which a closing can be taken back (design: account area, account deletion). */
export const COOLING_OFF_DAYS = 15;

/** Most characters of the reason for a closing. */
export const CLOSING_REASON_LIMIT = 200;

/** What a user agrees to or not; the first two are what an account rests on. */
export const CONSENT_KEYS = [
  ...(['terms', 'privacy', 'recommendation', 'marketing', 'statistics'] as const),
  ...(['identityElements', 'identityPicture', 'face'] as const),
] as const;
