import type { Clock } from '../clock';
import type { CallCounter } from './rate-limiter';

/** Beyond this many keys the oldest are forgotten, so that a flood of addresses cannot fill the memory. */
const MAX_KEYS = 50_000;

interface Count {
  startedAt: number;
  calls: number;
}

/** Counts in the memory of this process. */
export function createMemoryCounter(clock: Clock): CallCounter {
  const counts = new Map<string, Count>();

  const readCount = (key: string, seconds: number, now: number): Count => {
    const known = counts.get(key);
    if (known !== undefined && now - known.startedAt < seconds * 1000 && now >= known.startedAt) return known;
    const fresh = { startedAt: now, calls: 0 };
    counts.delete(key);
    counts.set(key, fresh);
    const [oldest] = counts.keys();
    if (counts.size > MAX_KEYS && oldest !== undefined) counts.delete(oldest);
    return fresh;
  };

  return {
    async increment(key, seconds) {
      const now = clock().getTime();
      const count = readCount(key, seconds, now);
      count.calls += 1;
      return { calls: count.calls, leftMs: count.startedAt + seconds * 1000 - now };
    },
  };
}
