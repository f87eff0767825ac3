import type { Clock } from '../clock';
import type { EncodedAnswer } from './encoded-answer';

/** Answers kept per call; what visitors can ask for is unbounded, memory is not. */
const MAX_ENTRIES = 500;

interface Entry {
  readonly answer: EncodedAnswer;
  readonly version: number;
  readonly madeAt: number;
}

/** Where cached answers of one call are kept. */
export interface AnswerCache {
  /** Takes the fresh answer for a key, or makes it; when that fails for want of a database, the last good one. */
  answer(key: string, make: () => Promise<EncodedAnswer>): EncodedAnswer | Promise<EncodedAnswer>;
}

export interface AnswerCacheOptions {
  readonly clock: Clock;
  readonly maxAgeMs: number | undefined;
  readonly getVersion: () => number;
  /** Whether a failure leaves the last good answer standing. */
  readonly isOutage: (error: unknown) => boolean;
  /** Hears of every look-up, and whether there was a fresh answer. */
  readonly noteLookup?: ((isHit: boolean) => void) | undefined;
}

/** Creates the cache of one call: least recently used entries go first, simultaneous misses share one making. */
export function createAnswerCache({
  clock,
  maxAgeMs = Infinity,
  getVersion,
  isOutage,
  noteLookup,
}: AnswerCacheOptions): AnswerCache {
  const entries = new Map<string, Entry>();
  const making = new Map<string, Promise<EncodedAnswer>>();

  const isFresh = (entry: Entry) =>
    entry.version === getVersion() && (maxAgeMs === Infinity || Math.abs(clock().getTime() - entry.madeAt) <= maxAgeMs);

  const keep = (key: string, entry: Entry) => {
    entries.delete(key);
    entries.set(key, entry);
    if (entries.size <= MAX_ENTRIES) return;
    const [oldest] = entries.keys();
    if (oldest !== undefined) entries.delete(oldest);
  };

  const refresh = async (key: string, make: () => Promise<EncodedAnswer>, last: Entry | undefined) => {
    // Read before the work: content that changes meanwhile makes the answer stale at once.
    const version = getVersion();
    try {
      const answer = await make();
      if (answer.status < 300) keep(key, { answer, version, madeAt: clock().getTime() });
      return answer;
    } catch (error) {
      if (last !== undefined && isOutage(error)) return last.answer;
      throw error;
    } finally {
      making.delete(key);
    }
  };

  return {
    answer(key, make) {
      const entry = entries.get(key);
      const isHit = entry !== undefined && isFresh(entry);
      noteLookup?.(isHit);
      if (isHit) {
        if (entries.size === MAX_ENTRIES) keep(key, entry);
        return entry.answer;
      }
      const running = making.get(key) ?? refresh(key, make, entry);
      making.set(key, running);
      return running;
    },
  };
}
