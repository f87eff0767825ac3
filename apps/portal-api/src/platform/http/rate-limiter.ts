import type { Clock } from '../clock';

/** So many calls in so many seconds. */
export interface RateWindow {
  readonly max: number;
  readonly seconds: number;
}

/** Counts calls; one implementation per place where counters are kept. */
export interface RateLimiter {
  /** Counts a call under a key. Returns 0, or the seconds to wait when a window is full. */
  count(key: string, windows: readonly RateWindow[]): number;
  /** Counts a call under a key, whatever there were before. Returns how many there are within the time, this one too. */
  tally(key: string, seconds: number): number;
}

/** Beyond this many keys the oldest are forgotten, so that a flood of addresses cannot fill the memory. */
const MAX_KEYS = 50_000;

interface Counter {
  startedAt: number;
  calls: number;
}

/** Counters in the memory of this process, by fixed windows that begin with the first call. */
export function createMemoryRateLimiter(clock: Clock): RateLimiter {
  const counters = new Map<string, Counter>();

  const readCounter = (key: string, seconds: number, now: number): Counter => {
    const known = counters.get(key);
    if (known !== undefined && now - known.startedAt < seconds * 1000 && now >= known.startedAt) return known;
    const fresh = { startedAt: now, calls: 0 };
    counters.delete(key);
    counters.set(key, fresh);
    const [oldest] = counters.keys();
    if (counters.size > MAX_KEYS && oldest !== undefined) counters.delete(oldest);
    return fresh;
  };

  return {
    count(key, windows) {
      const now = clock().getTime();
      const states = windows.map((window) => ({
        window,
        counter: readCounter(`${window.seconds}:${key}`, window.seconds, now),
      }));
      const full = states.filter(({ window, counter }) => counter.calls >= window.max);
      if (full.length > 0) {
        return Math.max(
          ...full.map(({ window, counter }) => Math.ceil((counter.startedAt + window.seconds * 1000 - now) / 1000)),
          1,
        );
      }
      for (const { counter } of states) counter.calls += 1;
      return 0;
    },
    tally(key, seconds) {
      const counter = readCounter(`tally ${seconds}:${key}`, seconds, clock().getTime());
      counter.calls += 1;
      return counter.calls;
    },
  };
}
