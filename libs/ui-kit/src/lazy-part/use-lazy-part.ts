import { type ComponentType, useCallback, useEffect, useState } from 'react';

/** A component whose code comes with the first need of it. */
export interface LazyPart<Props> {
  readonly Part: ComponentType<Props> | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Fetches a component's code once it is needed. `load` must be the same function at every render. */
export function useLazyPart<Props>(load: () => Promise<ComponentType<Props>>, isNeeded: boolean): LazyPart<Props> {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    if (!isNeeded || Part) return undefined;
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && setPart(() => loaded),
      () => isCurrent && setFailedAttempt(attempt),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isNeeded, Part, attempt]);

  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  return { Part, hasFailed: failedAttempt === attempt, retry };
}
