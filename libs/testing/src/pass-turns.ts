const TURNS = 30;

/**
 * Lets everything happen that is under way in this process: code that is loaded, stubbed answers, travels through the
 * history. It counts turns of the event loop, not milliseconds, so that a busy machine changes nothing.
 */
export async function passTurns(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}
