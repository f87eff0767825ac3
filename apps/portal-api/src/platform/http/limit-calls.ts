import { toClientNetwork } from './client-network';
import { rejectHaste } from './http-error';
import type { RateLimiter, RateWindow } from './rate-limiter';

/** Rejects a request from a network that has sent too many. */
export type CallLimit = (request: { readonly ip: string }) => Promise<void>;

/** Counts requests of each network under a name, where calls are limited. */
export function limitCalls(
  rateLimiter: RateLimiter | undefined,
  name: string,
  windows: readonly RateWindow[],
): CallLimit {
  return async ({ ip }) => {
    const wait = (await rateLimiter?.count(`${name}:${toClientNetwork(ip)}`, windows)) ?? 0;
    if (wait > 0) throw rejectHaste(wait);
  };
}
