/** How long the portal waits for its database before it says that it is gone; all in milliseconds. */
export interface TimeLimits {
  /** From a call to its response. */
  readonly response: number;
  readonly connect: number;
  readonly query: number;
  /** The server's own limit of a statement. */
  readonly statement: number;
  readonly lock: number;
  readonly idleTransaction: number;
  /** An answer to the question whether the database is still there. */
  readonly watch: number;
}

/** A caller hears within 3 s that the database is gone; what is left of them is for the way. */
export const TIME_LIMITS: TimeLimits = {
  response: 2600,
  connect: 2000,
  query: 3000,
  statement: 2500,
  lock: 2000,
  idleTransaction: 5000,
  watch: 1500,
};

/** The limits of a machine that is so many times as slow as one that serves visitors. */
export function stretchTimeLimits(factor: number): TimeLimits {
  const { response, connect, query, statement, lock, idleTransaction, watch } = TIME_LIMITS;
  return {
    response: response * factor,
    connect: connect * factor,
    query: query * factor,
    statement: statement * factor,
    lock: lock * factor,
    idleTransaction: idleTransaction * factor,
    watch: watch * factor,
  };
}
