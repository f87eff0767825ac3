const PAUSE_MS = 20;

/** Waits until what is read is as it should be, and returns it. Rejects after a minute, with what was read last. */
export async function waitUntil<Value>(
  read: () => Value | Promise<Value>,
  isThere: (value: Value) => boolean = Boolean,
  limitMs = 60_000,
): Promise<Value> {
  const limit = Date.now() + limitMs;
  for (;;) {
    const value = await read();
    if (isThere(value)) return value;
    if (Date.now() > limit) throw new Error(`It did not come about; last there was ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
