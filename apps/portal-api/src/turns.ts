import { Refusal } from './http/refusal';

/** Lets so many run at once, the others wait; where too many wait already, the next one is turned away with 503. */
export function createTurns({ maxRunning, maxWaiting }: { readonly maxRunning: number; readonly maxWaiting: number }) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < maxRunning) running += 1;
    else if (waiting.length < maxWaiting) await new Promise<void>((resolve) => waiting.push(resolve));
    else throw new Refusal(503);
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The turn passes on as it is; given back, somebody who has just come could take it.
      if (next) next();
      else running -= 1;
    }
  };
}
