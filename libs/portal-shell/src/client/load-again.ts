/** What counts as a gesture, as for the boot script. */
const GESTURES = ['mousemove', 'touchstart', 'scroll', 'click', 'keydown'];

/** Least time between two tries, in milliseconds: a mouse that moves is many gestures. */
const PAUSE_MS = 2000;

/** Loads code; what gets lost on its way is told once, and asked for again with the gestures that follow. */
export async function loadAgain<Code>(
  load: () => Promise<Code>,
  tell: (error: unknown) => void = console.error,
): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    tell(error);
  }
  await Promise.all([waitForGesture(), new Promise((resolve) => setTimeout(resolve, PAUSE_MS))]);
  return loadAgain(load, () => undefined);
}

function waitForGesture(): Promise<unknown> {
  const end = new AbortController();
  return new Promise((resolve) => {
    for (const type of GESTURES) addEventListener(type, resolve, { signal: end.signal });
  }).finally(() => end.abort());
}
