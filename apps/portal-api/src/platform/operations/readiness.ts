/** Something the portal waits for before it can do its work. */
export interface Wait {
  readonly name: 'database' | 'migrations' | 'content' | 'memory' | 'eventLoop' | 'stop';
  /** Why, in a sentence without secrets. */
  readonly reason: string;
}

/** What `/readyz` says. */
export interface Readiness {
  readonly status: 'ready' | 'not ready';
  /** Absent where the portal is ready. */
  readonly waitsFor?: readonly Wait[];
}

/** Called with the steps of a start; `name` is what the portal waits for during the step, where that takes time. */
export type OnProgress = (message: string, name?: Wait['name']) => void;

/** Puts together what `/readyz` says: ready is who waits for nothing. */
export function describeReadiness(waitsFor: readonly Wait[]): Readiness {
  return waitsFor.length === 0 ? { status: 'ready' } : { status: 'not ready', waitsFor };
}
