import { createHash } from 'node:crypto';
import type { RateLimiter } from '../../platform/http/rate-limiter';

const HOUR_S = 3600;

/** Challenges a network has in an hour before its browsers have to work for more; an office shares one. */
const FREE = 20;

/** The first that is not free costs a blink of an eye, the last some seconds. */
const [FIRST_BITS, MAX_BITS] = [14, 20];

/** Further challenges that double the work. */
const DOUBLED_BY = 10;

/**
 * Work that a challenge asks of a network's browsers, in bits: nothing of visitors, more and more of whoever solves one
 * challenge after the other. Without a limiter nobody works.
 */
export async function demandWork(limiter: RateLimiter | undefined, network: string): Promise<number> {
  const beyond = ((await limiter?.tally(`captcha:${network}`, HOUR_S)) ?? 0) - FREE;
  return beyond <= 0 ? 0 : Math.min(MAX_BITS, FIRST_BITS + Math.floor((beyond - 1) / DOUBLED_BY));
}

/** Whether a proof shows the work that was asked for. */
export function isWorkDone(capcode: string, proof: string, bits: number): boolean {
  const digest = createHash('sha256').update(`${capcode}:${proof}`).digest();
  return digest.readUInt32BE(0) >>> (32 - bits) === 0;
}
