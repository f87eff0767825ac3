/** Values by ids, the latest used of them. */
export interface LatestKept<Value> {
  get(id: number): Value | undefined;
  set(id: number, value: Value): void;
  /** Whether there is room for no more without dropping others. */
  isFull(): boolean;
}

/** Keeps values whose sizes together are at most so much; the one that was used longest ago is dropped first. */
export function createLatestKept<Value>(most: number, measure: (value: Value) => number): LatestKept<Value> {
  const values = new Map<number, Value>();
  let size = 0;

  function drop(id: number): void {
    const value = values.get(id);
    if (value === undefined) return;
    size -= measure(value);
    values.delete(id);
  }

  return {
    get(id) {
      const value = values.get(id);
      if (value === undefined) return undefined;
      values.delete(id);
      values.set(id, value);
      return value;
    },
    set(id, value) {
      drop(id);
      values.set(id, value);
      size += measure(value);
      for (const [oldest] of values) {
        if (size <= most) break;
        drop(oldest);
      }
    },
    isFull: () => size >= most * 0.95,
  };
}
