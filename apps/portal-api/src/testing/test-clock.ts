import type { Clock } from '../platform/clock';

/** A clock that stands still unless a spec moves it. */
export interface TestClock {
  readonly now: Clock;
  /** Lets seconds pass; fewer than none set the clock back. */
  advance(seconds: number): void;
  setTime(time: Date | string): void;
}

/** A clock that stands at a time, by default that of the machine. */
export function createTestClock(start: Date | string = new Date()): TestClock {
  let time = new Date(start);
  return {
    now: () => time,
    advance: (seconds) => void (time = new Date(time.getTime() + Math.round(seconds * 1000))),
    setTime: (other) => void (time = new Date(other)),
  };
}
