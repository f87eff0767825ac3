const TICKS = 30;

/**
 * Lets everything happen that is under way in this process: code that is loaded, stubbed responses, travels through the
 * history. It counts ticks of the event loop, not milliseconds, so that a busy machine changes nothing.
 */
export async function passTicks(): Promise<void> {
  for (let tick = 0; tick < TICKS; tick += 1) await new Promise((resolve) => setTimeout(resolve));
}
