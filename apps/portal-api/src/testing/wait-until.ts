const PAUSE_MS = 20;

/** Waits until what is read is as it should be, and returns it. Rejects after minutes, with what was read last: a busy machine is given the time it needs. */
export async function waitUntil<Value>(
  read: () => Value | Promise<Value>,
  isThere: (value: Value) => boolean = Boolean,
  limitMs = 200_000,
): Promise<Value> {
  const limit = Date.now() + limitMs;
  for (;;) {
    const value = await read();
    if (isThere(value)) return value;
    if (Date.now() > limit) throw new Error(`It did not come about; last there was ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
