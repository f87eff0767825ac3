import { isDatabaseUnreachable } from './database/database-errors';

/** How often tasks are looked at, in milliseconds. */
export const TIMER_INTERVALS = {
  /** What is due happens. */
  moment: 5000,
  /** Logins end whose time is over: a clock that is set back finds little to revive. */
  minute: 60_000,
  /** What has outlived its purpose is deleted. */
  hour: 3_600_000,
} as const;

/** Something that time alone brings about. */
export interface Timer {
  readonly name: string;
  readonly every: keyof typeof TIMER_INTERVALS;
  readonly run: () => Promise<unknown>;
}

export interface TimerOptions {
  readonly isDatabaseUp: () => boolean;
  /** Hears of each run that failed. */
  readonly onFailure: (error: Error) => void;
}

/**
 * Runs timers, each once at a time. One that fails keeps no other from running, and `onFailure` hears of it with the
 * timer's name. Returns how to stop.
 */
export function startTimers(timers: readonly Timer[], { isDatabaseUp, onFailure }: TimerOptions): () => void {
  const clocks = timers.map((timer) => {
    let isRunning = false;
    const run = async () => {
      if (isRunning) return;
      isRunning = true;
      try {
        await timer.run();
      } catch (cause) {
        // That the database is away is known already; the next time comes.
        if (isDatabaseUp() || !isDatabaseUnreachable(cause))
          onFailure(new Error(`The timer ${timer.name} failed`, { cause }));
      } finally {
        isRunning = false;
      }
    };
    return setInterval(() => void run(), TIMER_INTERVALS[timer.every]).unref();
  });
  return () => clocks.forEach((clock) => clearInterval(clock));
}
