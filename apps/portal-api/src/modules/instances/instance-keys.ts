import {
  type createInstanceKey,
  INSTANCE_LIMITS,
  type NewInstanceKey,
  type rotateInstanceKey,
} from '@portal/api-contract/account';
import { and, count, eq, inArray } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { toChinaTime } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import type { CallContext } from '../../platform/http/call-context';
import { HttpError } from '../../platform/http/http-error';
import type { ParsedInput } from '../../platform/http/implement';
import { type IdempotencyService, readIdempotencyKey } from '../../platform/idempotency/idempotency.service';
import { rejectTransition, toActor } from '../../platform/records/record-transition';
import type { DataProtection } from '../../platform/security/data-protection';
import { createSecret, hashSecret } from '../../platform/security/random-secret';
import type { Subject } from '../../platform/security/session-verifier';
import { instances } from './instance-record';
import { isOwnInstance } from './instances.repository';
import { instanceKey, type InstanceRow, productInstance, RUNNING } from './instances.tables';

/** Characters of a key that stay readable. */
const TAIL = 4;

export interface InstanceKeysOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly idempotency: IdempotencyService;
  readonly protection: DataProtection;
}

/** What owners do with the access keys of their products. Texts of keys are shown by the call that makes them, and kept nowhere. */
export function createInstanceKeysService({ database, clock, idempotency, protection }: InstanceKeysOptions) {
  /** Makes a key once. Its own key alone is kept for repeats, which find what is stored of it: that has no text. */
  async function makeOnce(
    { owner, name, input, context }: { owner: Subject; name: string; input: object; context: CallContext },
    store: (runner: QueryRunner, key: string) => Promise<{ keyId: string }>,
  ): Promise<NewInstanceKey> {
    const made: { key: string | null } = { key: null };
    const call = {
      scope: `instance-key.${name}:${owner.id}`,
      key: readIdempotencyKey(context.headers),
      fingerprint: protection.fingerprint(JSON.stringify(input)),
    };
    const { keyId } = await idempotency.runOnce(call, async (runner) => {
      made.key = `ak_${createSecret()}`;
      return store(runner, made.key);
    });
    const { id, name: keyName, tail, createdAt } = instanceKey;
    const [row] = await database.orm
      .select({ keyId: id, name: keyName, tail, createdAt })
      .from(instanceKey)
      .where(eq(id, keyId));
    if (row === undefined) throw new HttpError(404);
    return { ...row, createdAt: toChinaTime(row.createdAt), ...made };
  }

  /** The product of an own key, locked. */
  async function lockOfKey(runner: QueryRunner, owner: Subject, keyId: string): Promise<InstanceRow> {
    const ofKey = runner.select({ id: instanceKey.instanceId }).from(instanceKey).where(eq(instanceKey.id, keyId));
    return instances.lock(runner, and(eq(productInstance.ownerId, owner.id), inArray(productInstance.id, ofKey)));
  }

  return {
    create(owner: Subject, input: ParsedInput<typeof createInstanceKey>, context: CallContext) {
      return makeOnce({ owner, name: 'create', input, context }, async (runner, key) => {
        const row = await instances.lock(runner, isOwnInstance(owner, input.instanceId));
        assertRunning(row);
        const [found] = await runner
          .select({ total: count() })
          .from(instanceKey)
          .where(eq(instanceKey.instanceId, row.id));
        if ((found?.total ?? 0) >= INSTANCE_LIMITS.keys)
          throw new HttpError(409, `每个产品最多 ${INSTANCE_LIMITS.keys} 个密钥，请先删除不用的密钥`);
        const at = clock();
        await instances.note(runner, row, { action: 'createKey', actor: toActor(owner), at, reason: input.name });
        return insertKey(runner, { instanceId: row.id, name: input.name, key, at });
      });
    },

    rotate(owner: Subject, input: ParsedInput<typeof rotateInstanceKey>, context: CallContext) {
      return makeOnce({ owner, name: 'rotate', input, context }, async (runner, key) => {
        const row = await lockOfKey(runner, owner, input.keyId);
        assertRunning(row);
        const [old] = await runner.delete(instanceKey).where(eq(instanceKey.id, input.keyId)).returning();
        if (old === undefined) throw new HttpError(404);
        const at = clock();
        await instances.note(runner, row, { action: 'rotateKey', actor: toActor(owner), at, reason: old.name });
        return insertKey(runner, { instanceId: row.id, name: old.name, key, at });
      });
    },

    remove: (owner: Subject, keyId: string) =>
      database.transaction(async (runner) => {
        const row = await lockOfKey(runner, owner, keyId);
        const [old] = await runner.delete(instanceKey).where(eq(instanceKey.id, keyId)).returning();
        if (old === undefined) throw new HttpError(404);
        const note = { action: 'deleteKey', actor: toActor(owner), at: clock(), reason: old.name };
        await instances.note(runner, row, note);
        return { keyId };
      }),
  };
}

function assertRunning({ state }: InstanceRow): void {
  if (state !== RUNNING) throw rejectTransition(instances.lifecycle, state);
}

async function insertKey(
  runner: QueryRunner,
  { instanceId, name, key, at }: { instanceId: string; name: string; key: string; at: Date },
): Promise<{ keyId: string }> {
  const [id, tail] = [randomUUID(), key.slice(-TAIL)];
  await runner.insert(instanceKey).values({ id, instanceId, name, tail, hash: hashSecret(key), createdAt: at });
  return { keyId: id };
}
