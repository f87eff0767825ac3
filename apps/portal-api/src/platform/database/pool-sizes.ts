/** How many connections an instance opens at most. */
export interface PoolSizes {
  readonly queries: number;
  /** For transactions: each is held while the work asks other services, which ask the database too. */
  readonly transactions: number;
}

/** Connections of an instance that is told nothing else; one more watches the database. */
export const DEFAULT_POOL_SIZES: PoolSizes = { queries: 10, transactions: 6 };
