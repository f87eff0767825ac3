/** Limits the time of work, but not that of waiting for somebody else. */
export interface Deadline {
  /** Does the work; rejects once its time is over. */
  race<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Waits; the time of the work begins anew after that. */
  suspend<Result>(wait: () => Promise<Result>): Promise<Result>;
}

/** Gives work so many milliseconds; `createError` tells what is said when they are over. */
export function createDeadline(limitMs: number, createError: () => Error): Deadline {
  let timer: NodeJS.Timeout | undefined;
  let isDone = false;
  let end: (error: Error) => void = () => undefined;
  const start = () => {
    if (!isDone) timer = setTimeout(() => end(createError()), limitMs);
  };

  return {
    async race(work) {
      const over = new Promise<never>((_resolve, reject) => (end = reject));
      start();
      try {
        return await Promise.race([work(), over]);
      } finally {
        isDone = true;
        clearTimeout(timer);
      }
    },
    async suspend(wait) {
      clearTimeout(timer);
      try {
        return await wait();
      } finally {
        start();
      }
    },
  };
}
