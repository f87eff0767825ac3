import type { StatementObserver } from './observe-statements';

/** What the log says of a slow statement. */
export interface SlowStatement {
  /** With placeholders, without values; the beginning of it. */
  readonly statement: string;
  readonly ms: number;
}

/** A statement of many rows repeats itself; its beginning tells which it is. */
const MAX_LENGTH = 2000;

/** Reports statements that take longer than so many milliseconds, those that fail included. */
export function createSlowStatementObserver(
  limitMs: number,
  report: (slow: SlowStatement) => void,
  now: () => number = () => performance.now(),
): StatementObserver {
  return async (text, run) => {
    const beganAt = now();
    try {
      return await run();
    } finally {
      const ms = Math.round(now() - beganAt);
      if (ms > limitMs) report({ statement: text.slice(0, MAX_LENGTH), ms });
    }
  };
}
