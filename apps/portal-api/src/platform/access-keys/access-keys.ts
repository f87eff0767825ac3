import { ACCESS_KEY_LIMITS, type AccessKey, type NewAccessKey } from '@portal/api-contract/account';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { randomUUID } from 'node:crypto';
import { toChinaTime } from '../china-time';
import type { Clock } from '../clock';
import type { Database, QueryRunner } from '../database/database';
import type { CallContext } from '../http/call-context';
import { HttpError } from '../http/http-error';
import type { IdempotencyService } from '../idempotency/idempotency.service';
import type { RecordKind, RecordTable } from '../records/define-record';
import { rejectTransition, toActor } from '../records/record-transition';
import { createSecret, hashSecret } from '../security/random-secret';
import type { Subject } from '../security/session-verifier';

/** Characters of a key that stay readable. */
const TAIL = 4;

/** Table of access keys; `holderId` is the record that a key opens. */
export type AccessKeyTable = PgTable &
  Readonly<Record<'id' | 'holderId' | 'name' | 'hash' | 'tail' | 'createdAt', PgColumn>>;

/** What has access keys, and how its log names what is done with them. */
export interface KeyHolder<State extends number, Action extends string, Table extends RecordTable> {
  readonly kind: RecordKind<State, Action, Table>;
  readonly keys: AccessKeyTable;
  /** Whether a record can have new keys; the others are rejected by their state. */
  canHaveKeys(row: Table['$inferSelect']): boolean;
  readonly removal: 'deleteKey' | 'disableKey';
}

export interface AccessKeysOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly idempotency: IdempotencyService;
}

/** Who does something with a key, by which call. */
interface KeyCall<Input> {
  readonly owner: Subject;
  readonly input: Input;
  readonly context: CallContext;
}

/** What owners do with the access keys of a record. Texts of keys are shown by the call that makes them, and kept nowhere. */
export function createAccessKeys<State extends number, Action extends string, Table extends RecordTable>(
  { kind, keys, canHaveKeys, removal }: KeyHolder<State, Action, Table>,
  { database, clock, idempotency }: AccessKeysOptions,
) {
  type Row = Table['$inferSelect'];
  const { lifecycle } = kind;
  // What drizzle knows of a table by name is lost for a table of any name.
  const holders: RecordTable = kind.table;

  /** Makes a key once. Its own key alone is kept for repeats, which find what is stored of it: that has no text. */
  async function makeOnce(
    action: 'create' | 'rotate',
    { owner, input, context }: KeyCall<object>,
    store: (runner: QueryRunner, key: string) => Promise<{ keyId: string }>,
  ): Promise<NewAccessKey> {
    const made: { key: string | null } = { key: null };
    const call = { scope: `${lifecycle.name}-key.${action}`, owner, input, context };
    const { keyId } = await idempotency.runOnce(call, async (runner) => {
      made.key = `ak_${createSecret()}`;
      return store(runner, made.key);
    });
    const [row] = await findKeys(database.orm, keys, eq(keys.id, keyId));
    if (row === undefined) throw new HttpError(404);
    return { ...row, ...made };
  }

  /** Takes a key away, and returns what it was called. */
  async function take(runner: QueryRunner, keyId: string): Promise<string> {
    const [old] = await runner.delete(keys).where(eq(keys.id, keyId)).returning({ name: keys.name });
    if (old === undefined) throw new HttpError(404);
    return String(old.name);
  }

  /** The record of an own key, locked. */
  function lockOfKey(runner: QueryRunner, owner: Subject, keyId: string): Promise<Row> {
    const ofKey = runner.select({ id: keys.holderId }).from(keys).where(eq(keys.id, keyId));
    return kind.lock(runner, and(eq(holders.ownerId, owner.id), inArray(holders.id, ofKey)));
  }

  function assertCanHaveKeys(row: Row): void {
    if (!canHaveKeys(row)) throw rejectTransition(lifecycle, row.state as State);
  }

  /** Stores a new key under its name, and notes that. */
  async function insertKey(
    runner: QueryRunner,
    row: Row,
    { owner, name, key, action }: { owner: Subject; name: string; key: string; action: string },
  ): Promise<{ keyId: string }> {
    const [id, at] = [randomUUID(), clock()];
    await kind.note(runner, row, { action, actor: toActor(owner), at, reason: name });
    const values = { id, holderId: row.id, name, tail: key.slice(-TAIL), hash: hashSecret(key), createdAt: at };
    await runner.insert(keys as PgTable).values(values);
    return { keyId: id };
  }

  return {
    /** Makes another key for a record of the caller, of which there may be `ACCESS_KEY_LIMITS.keys`. */
    create(call: KeyCall<{ readonly name: string }>, holderId: string): Promise<NewAccessKey> {
      const { owner, input } = call;
      return makeOnce('create', call, async (runner, key) => {
        const row = await kind.lock(runner, and(eq(holders.ownerId, owner.id), eq(holders.id, holderId)));
        assertCanHaveKeys(row);
        const { keys: most } = ACCESS_KEY_LIMITS;
        if ((await runner.$count(keys, eq(keys.holderId, row.id))) >= most)
          throw new HttpError(409, `每个${lifecycle.record}最多 ${most} 个密钥，请先移除不用的密钥`);
        return insertKey(runner, row, { owner, name: input.name, key, action: 'createKey' });
      });
    },

    /** Puts a new key in the place of an own one. */
    rotate(call: KeyCall<{ readonly keyId: string }>): Promise<NewAccessKey> {
      const { owner, input } = call;
      return makeOnce('rotate', call, async (runner, key) => {
        const row = await lockOfKey(runner, owner, input.keyId);
        assertCanHaveKeys(row);
        const name = await take(runner, input.keyId);
        return insertKey(runner, row, { owner, name, key, action: 'rotateKey' });
      });
    },

    /** Takes an own key away for good. */
    remove: (owner: Subject, keyId: string) =>
      database.transaction(async (runner) => {
        const row = await lockOfKey(runner, owner, keyId);
        const reason = await take(runner, keyId);
        await kind.note(runner, row, { action: removal, actor: toActor(owner), at: clock(), reason });
        return { keyId };
      }),
  };
}

/** Keys of a record as its owner may see them, the oldest first. */
export function listAccessKeys(runner: QueryRunner, keys: AccessKeyTable, holderId: string): Promise<AccessKey[]> {
  return findKeys(runner, keys, eq(keys.holderId, holderId));
}

async function findKeys(runner: QueryRunner, keys: AccessKeyTable, condition: SQL): Promise<AccessKey[]> {
  const { id, name, tail, createdAt } = keys;
  const rows = await runner
    .select({ keyId: id, name, tail, createdAt })
    .from(keys as PgTable)
    .where(condition)
    .orderBy(asc(createdAt), asc(id))
    .limit(ACCESS_KEY_LIMITS.keys);
  return rows.map((row) => ({
    ...{ keyId: String(row.keyId), name: String(row.name), tail: String(row.tail) },
    createdAt: toChinaTime(row.createdAt as Date),
  }));
}
