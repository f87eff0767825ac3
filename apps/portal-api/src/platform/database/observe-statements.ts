import type { Pool, PoolClient } from 'pg';

/**
 * Runs a statement and gives its result. `text` is the statement with placeholders; values are never handed on. The
 * time includes the wait for a connection, where the statement needs one of its own.
 */
export type StatementObserver = <Result>(text: string, run: () => Promise<Result>) => Promise<Result>;

/** One observer of two: the first sees what the second takes as well. */
export function joinObservers(first: StatementObserver, second: StatementObserver): StatementObserver {
  return (text, run) => first(text, () => second(text, run));
}

/** A pool or a connection whose every statement goes through an observer; everything else is the original's. */
export function observeStatements<Target extends Pool | PoolClient>(
  target: Target,
  observe: StatementObserver,
): Target {
  // Statements are awaited everywhere; the form with a callback is the pool's own, which asks the original.
  const run = target.query.bind(target) as (...input: unknown[]) => Promise<unknown>;
  const query = (...input: unknown[]) => observe(readText(input[0]), () => run(...input));
  return Object.create(target, { query: { value: query } }) as Target;
}

function readText(statement: unknown): string {
  return typeof statement === 'string' ? statement : (statement as { readonly text: string }).text;
}
