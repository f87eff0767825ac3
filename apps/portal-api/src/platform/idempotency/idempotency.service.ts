import { and, eq, lt, sql } from 'drizzle-orm';
import type { Clock } from '../clock';
import type { Database, QueryRunner } from '../database/database';
import { defineInsert } from '../database/define-insert';
import { defineStatement } from '../database/define-statement';
import type { CallContext } from '../http/call-context';
import { HttpError } from '../http/http-error';
import type { DataProtection } from '../security/data-protection';
import { idempotencyRecord } from './idempotency.tables';

/** How long a repeat gets the first response. */
export const IDEMPOTENCY_LIFETIME_MS = 24 * 3_600_000;

/** A create call that may be repeated. */
export interface RepeatableCall {
  /** Name of the call, e.g. `community.answer`; keys of different calls do not meet. */
  readonly scope: string;
  /** Who calls; keys of different people do not meet. `null` is a visitor; left out where nobody is asked who they are. */
  readonly owner?: { readonly id: string } | null;
  /** What is asked for, which a repeat says again. Only a keyed hash is kept: of a string itself, of all else its JSON. */
  readonly input: object | string;
  /** Has the key in its header `idempotency-key`; without one every call takes effect. */
  readonly context: Pick<CallContext, 'headers'>;
}

/** Makes create calls take effect once per key. */
export interface IdempotencyService {
  /**
   * Runs work in a transaction together with the record of its response. A repeat gets that response; the same
   * key with other input is rejected with 422, and with 409 while the first call is still running. A key has 1 to 128
   * printable ASCII characters; others are rejected with 400.
   */
  runOnce<Result>(call: RepeatableCall, work: (orm: QueryRunner) => Promise<Result>): Promise<Result>;
  /** Purges records whose lifetime is over. */
  purgeExpired(): Promise<void>;
}

export interface IdempotencyOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly protection: Pick<DataProtection, 'fingerprint'>;
}

const selectRecord = defineStatement((orm) =>
  orm
    .select()
    .from(idempotencyRecord)
    .where(
      and(eq(idempotencyRecord.scope, sql.placeholder('scope')), eq(idempotencyRecord.key, sql.placeholder('key'))),
    ),
);

/** Stores a response, also in the place of one whose lifetime is over. */
const storeRecord = defineInsert(idempotencyRecord, (insert) =>
  insert.onConflictDoUpdate({
    target: [idempotencyRecord.scope, idempotencyRecord.key],
    set: {
      fingerprint: sql`excluded.fingerprint`,
      answer: sql`excluded.answer`,
      createdAt: sql`excluded.created_at`,
    },
  }),
);

export function createIdempotencyService({ database, clock, protection }: IdempotencyOptions): IdempotencyService {
  const getExpiry = () => new Date(clock().getTime() - IDEMPOTENCY_LIFETIME_MS);

  return {
    async runOnce<Result>(call: RepeatableCall, work: (orm: QueryRunner) => Promise<Result>) {
      const key = readKey(call);
      if (key === undefined) return database.transaction(work);
      const scope = toStoredScope(call);
      const fingerprint = protection.fingerprint(toText(call));
      return database.transaction(async (orm) => {
        await claimKey(orm, scope, key);
        const [stored] = await selectRecord(orm).execute({ scope, key });
        if (stored && stored.createdAt > getExpiry()) return reuseResponse<Result>(stored, fingerprint);
        const response = await work(orm);
        await storeRecord(orm, { scope, key, fingerprint, answer: response, createdAt: clock() });
        return response;
      });
    },
    async purgeExpired() {
      await database.orm.delete(idempotencyRecord).where(lt(idempotencyRecord.createdAt, getExpiry()));
    },
  };
}

function readKey({ context }: RepeatableCall): string | undefined {
  const key = context.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,128}$/.test(key)) throw new HttpError(400, '幂等键格式有误');
  return key;
}

function toStoredScope({ scope, owner }: RepeatableCall): string {
  return owner === undefined ? scope : `${scope}:${owner?.id ?? ''}`;
}

function toText({ input }: RepeatableCall): string {
  return typeof input === 'string' ? input : JSON.stringify(input);
}

// Two callers with one key at the same time: the lock lasts until the first one's transaction ends.
async function claimKey(orm: QueryRunner, scope: string, key: string): Promise<void> {
  const { rows } = await orm.execute<{ claimed: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`${scope} ${key}`}, 0)) as claimed`,
  );
  if (!rows[0]?.claimed) throw new HttpError(409);
}

function reuseResponse<Result>(stored: typeof idempotencyRecord.$inferSelect, fingerprint: string): Result {
  if (stored.fingerprint !== fingerprint) throw new HttpError(422, '幂等键已用于其他内容');
  return stored.answer as Result;
}
