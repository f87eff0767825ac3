const DAY_MS = 24 * 3_600_000;

/** Days before the end of a document from which on its owner is reminded, and may be verified again. */
export const RENEWAL_DAYS = 30;

/** Days after the end of a document for which its owner may go on buying. */
const GRACE_DAYS = 30;

/** When a document ends, by its last day in China; `null` for one that is valid for good. One that is over is an error. */
export function findExpiry(validUntil: string | null, now: Date): { readonly expiresAt: Date | null; error: string } {
  if (validUntil === null) return { expiresAt: null, error: '' };
  const expiresAt = new Date(Date.parse(`${validUntil}T00:00:00+08:00`) + DAY_MS);
  return { expiresAt, error: expiresAt > now ? '' : '证件已过期，请先更新证件' };
}

/** Whether a document has ended, or soon will, so that its owner may be verified again. */
export function isToRenew({ expiresAt }: { readonly expiresAt: Date | null }, now: Date): boolean {
  return expiresAt !== null && expiresAt.getTime() - RENEWAL_DAYS * DAY_MS <= now.getTime();
}

/** Whether orders may be placed under the document of an identity: until 30 days after it has ended. */
export function mayPurchaseUnder({ expiresAt }: { readonly expiresAt: Date | null }, now: Date): boolean {
  return expiresAt === null || expiresAt.getTime() + GRACE_DAYS * DAY_MS > now.getTime();
}
