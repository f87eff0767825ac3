/** So many calls in so many seconds. */
export interface RateWindow {
  readonly max: number;
  readonly seconds: number;
}

/** Counts calls; one implementation of its counter per place where counts are kept. */
export interface RateLimiter {
  /**
   * Counts a call under a key, in each window until one is full. Resolves with 0, or with the seconds to wait where one
   * is.
   */
  count(key: string, windows: readonly RateWindow[]): Promise<number>;
  /** Counts a call under a key. Resolves with how many there are within the time, this one too. */
  tally(key: string, seconds: number): Promise<number>;
}

/** Calls of a key within a time that began with the first. */
export interface CallCount {
  readonly calls: number;
  /** Milliseconds until they are counted anew. */
  readonly leftMs: number;
}

/** Where calls are counted. */
export interface CallCounter {
  /** Counts a call under a key, within a time of so many seconds. */
  increment(key: string, seconds: number): Promise<CallCount>;
}

/** Limits calls by what a counter says. */
export function createRateLimiter(counter: CallCounter): RateLimiter {
  return {
    async count(key, windows) {
      for (const { max, seconds } of windows) {
        const { calls, leftMs } = await counter.increment(`${seconds}:${key}`, seconds);
        if (calls > max) return Math.max(1, Math.ceil(leftMs / 1000));
      }
      return 0;
    },
    async tally(key, seconds) {
      const { calls } = await counter.increment(`tally ${seconds}:${key}`, seconds);
      return calls;
    },
  };
}
