import { timingSafeEqual } from 'node:crypto';

/** Whether a secret is the right one; how long it takes tells nothing of where they differ. */
export function isSameSecret(given: string, right: string): boolean {
  const [left, other] = [Buffer.from(given), Buffer.from(right)];
  return left.length === other.length && timingSafeEqual(left, other);
}
