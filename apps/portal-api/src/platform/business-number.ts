import { randomInt } from 'node:crypto';
import { toChinaTime } from './china-time';

/** Letters and digits that are not mistaken for each other. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Number of a business record (conventions §0): prefix, day in China, six characters that cannot be guessed. */
export function createBusinessNumber(prefix: string, now: Date): string {
  const day = toChinaTime(now).slice(0, 10).replaceAll('-', '');
  const tail = Array.from({ length: 6 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${prefix}${day}${tail}`;
}
