/** What counts as a gesture, as for the boot script. */
const GESTURES = ['mousemove', 'touchstart', 'scroll', 'click', 'keydown'];

/** Loads code; what gets lost on its way, of which the browser tells, is asked for again with the next gesture. */
export async function loadAgain<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => GESTURES.forEach((type) => addEventListener(type, resolve, { once: true })));
    return loadAgain(load);
  }
}
