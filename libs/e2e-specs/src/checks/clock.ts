import type { Page } from '@playwright/test';
import { watchForRest } from './rest';

/** A page's clock in the hands of a test. */
export interface TakenClock {
  /** Lets a minute pass at once, and waits for what the page asks for in it. */
  passMinute(): Promise<void>;
  /** Stops the time of the page: its timers wait. */
  stop(): Promise<void>;
  /** Lets the time go on. */
  resume(): Promise<void>;
}

/** Takes the clock of a page: of the document that is open from now on, of those to come from their beginning. */
export async function takeClock(page: Page): Promise<TakenClock> {
  const rest = watchForRest(page);
  await page.clock.install();
  return {
    async passMinute() {
      await rest();
      await page.clock.fastForward(60_000);
      await rest();
    },
    stop: async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000),
    resume: () => page.clock.resume(),
  };
}
