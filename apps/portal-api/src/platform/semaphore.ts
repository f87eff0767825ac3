import { HttpError } from './http/http-error';

/** How many may be at work at once, and how many may wait for it. */
export interface SemaphoreLimits {
  readonly maxRunning: number;
  readonly maxWaiting: number;
}

/** Does a piece of work once a place is free. */
export type Semaphore = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Lets so many run at once, the others wait; where too many wait already, the next one is turned away. */
export function createSemaphore({ maxRunning, maxWaiting }: SemaphoreLimits, status: 429 | 503 = 503): Semaphore {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running < maxRunning) running += 1;
    else if (waiting.length < maxWaiting) await new Promise<void>((resolve) => waiting.push(resolve));
    else throw new HttpError(status);
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The place passes on as it is; given back, somebody who has just come could take it.
      if (next) next();
      else running -= 1;
    }
  };
}

/** A semaphore for each owner: whoever comes in a crowd waits behind the own crowd alone. */
export function createOwnerSemaphores(limits: SemaphoreLimits) {
  const owners = new Map<string, { readonly withSemaphore: Semaphore; present: number }>();

  return async <Result>(ownerId: string, work: () => Promise<Result>): Promise<Result> => {
    const owner = owners.get(ownerId) ?? { withSemaphore: createSemaphore(limits, 429), present: 0 };
    owners.set(ownerId, owner);
    owner.present += 1;
    try {
      return await owner.withSemaphore(work);
    } finally {
      owner.present -= 1;
      if (owner.present === 0) owners.delete(ownerId);
    }
  };
}
