import { setTimeout as delay } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { makeOnceFor } from '../make-once-for';
import { isCollision, isDatabaseUnreachable } from './database-errors';
import { observeStatements, type StatementObserver } from './observe-statements';
import { DEFAULT_POOL_SIZES, type PoolSizes } from './pool-sizes';
import { TIME_LIMITS, type TimeLimits } from './time-limits';

/** Where queries run: the pool, or the connection of a transaction. */
export type QueryRunner = NodePgDatabase;

/** The application's way to its database. */
export interface Database {
  readonly orm: QueryRunner;

  /**
   * Runs work in one transaction; an error undoes all of it. What failed because of others at work at the same moment
   * is tried again, up to twice, so that work has no effects but those of its transaction before its end.
   */
  transaction<Result>(work: (orm: QueryRunner) => Promise<Result>): Promise<Result>;
  /** Counts the connections of each pool as they are now; `waiting` are callers that wait for one. */
  countConnections(): Readonly<Record<'queries' | 'transactions', ConnectionCounts>>;
  close(): Promise<void>;
}

/** Connections of a pool. */
export interface ConnectionCounts {
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
}

/** A database with the connections behind its `orm`, for libraries with statements of their own. */
export interface OpenedDatabase extends Database {
  readonly pool: Pool;
}

/** How to reach a database: an address, or the parts of one. */
export type DatabaseAddress = Pick<PoolConfig, 'connectionString' | 'host' | 'user' | 'database'>;

export interface DatabaseOptions {
  /** Called with connections that break while nobody uses them. */
  readonly onTrouble: (error: Error) => void;
  readonly limits?: TimeLimits | undefined;
  readonly poolSizes?: PoolSizes | undefined;
  /** Runs every statement. */
  readonly observe?: StatementObserver | undefined;
}

/**
 * Before each repetition, in milliseconds, at least; at most twice that. Who waited for what was undone takes it first:
 * without a pause both would wait for each other again.
 */
const PAUSES_MS = [20, 100];

/** Opens the connections. */
export function openDatabase(
  address: DatabaseAddress,
  { onTrouble, limits = TIME_LIMITS, poolSizes = DEFAULT_POOL_SIZES, observe = (_text, run) => run() }: DatabaseOptions,
): OpenedDatabase {
  const config = toPoolConfig(limits);
  const pool = new Pool({ ...config, max: poolSizes.queries, ...address });
  // Of their own, or as many transactions as there are connections would wait for one more, each for the others.
  const transactions = new Pool({ ...config, max: poolSizes.transactions, ...address });
  // One for as long as a connection lasts: statements that have a name are put into words once.
  const toRunner = makeOnceFor((client: PoolClient) => drizzle(observeStatements(client, observe)));
  let isClosing = false;
  // A pool that ends does not wait until its connections are gone: the server may cut them while it stops.
  const hear = (error: Error) => {
    if (!isClosing) onTrouble(error);
  };
  pool.on('error', hear);
  transactions.on('error', hear);
  return {
    orm: drizzle(observeStatements(pool, observe)),
    pool,
    transaction: (work) => repeatCollisions(() => runTransaction(transactions, toRunner, work)),
    countConnections: () => ({ queries: countPool(pool), transactions: countPool(transactions) }),
    close: async () => {
      isClosing = true;
      await Promise.all([pool.end(), transactions.end()]);
    },
  };
}

function countPool({ totalCount, idleCount, waitingCount }: Pool): ConnectionCounts {
  return { total: totalCount, idle: idleCount, waiting: waitingCount };
}

// Without limits a connection into a void would hang for ever.
function toPoolConfig({ connect, query, statement, lock, idleTransaction }: TimeLimits): PoolConfig {
  return {
    connectionTimeoutMillis: connect,
    query_timeout: query,
    statement_timeout: statement,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: idleTransaction,
    keepAlive: true,
    application_name: 'portal-api',
  };
}

async function repeatCollisions<Result>(run: () => Promise<Result>): Promise<Result> {
  for (const pause of PAUSES_MS) {
    try {
      return await run();
    } catch (error) {
      if (!isCollision(error)) throw error;
      await delay(pause * (1 + Math.random()));
    }
  }
  return run();
}

type ClientRunner = ReturnType<typeof drizzle<Record<string, never>, PoolClient>>;

async function runTransaction<Result>(
  pool: Pool,
  toRunner: (client: PoolClient) => ClientRunner,
  work: (orm: QueryRunner) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  const runner = toRunner(client);
  let isBroken = false;
  // While a connection is lent out the pool does not listen; an error nobody hears would end the process.
  const noteBreak = () => void (isBroken = true);
  client.on('error', noteBreak);
  try {
    await runner.$client.query('begin');
    const result = await work(runner);
    await runner.$client.query('commit');
    return result;
  } catch (error) {
    // A connection that does not answer cannot be rolled back either: it is thrown away.
    isBroken ||= isDatabaseUnreachable(error) || !(await rollBack(client));
    throw error;
  } finally {
    client.off('error', noteBreak);
    client.release(isBroken);
  }
}

async function rollBack(client: PoolClient): Promise<boolean> {
  return client.query('rollback').then(
    () => true,
    () => false,
  );
}
