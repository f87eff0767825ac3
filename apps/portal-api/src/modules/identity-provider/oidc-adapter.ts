import { and, eq, lt } from 'drizzle-orm';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { type Clock, isFromFuture } from '../../platform/clock';
import type { QueryRunner } from '../../platform/database/database';
import { hashSecret } from '../../platform/security/random-secret';
import { oidcPayload } from './identity-provider.tables';

/** Keeps the provider's state in the database, one adapter a model; ids that are secrets are stored as hashes. */
export function createOidcAdapter(orm: QueryRunner, clock: Clock): (model: string) => Adapter {
  return (model) => {
    const isModel = eq(oidcPayload.model, model);
    const isNamed = (id: string) => and(isModel, eq(oidcPayload.id, hashSecret(id)));

    async function read(condition: ReturnType<typeof isNamed>): Promise<AdapterPayload | undefined> {
      const [row] = await orm.select().from(oidcPayload).where(condition);
      if (row === undefined) return undefined;
      const now = clock();
      if (row.expiresAt !== null && row.expiresAt <= now) {
        // Not left for later: a clock that is set back would revive it.
        await orm.delete(oidcPayload).where(condition);
        return undefined;
      }
      if (isFromFuture(row.writtenAt, now)) return undefined;
      const consumed = row.consumedAt && { consumed: Math.floor(row.consumedAt.getTime() / 1000) };
      return { ...(row.payload as AdapterPayload), ...consumed };
    }

    return {
      async upsert(id, payload, expiresIn) {
        const row = {
          payload,
          grantId: payload.grantId ?? null,
          uid: payload.uid ?? null,
          writtenAt: clock(),
          expiresAt: expiresIn ? new Date(clock().getTime() + expiresIn * 1000) : null,
        };
        await orm
          .insert(oidcPayload)
          .values({ model, id: hashSecret(id), ...row })
          .onConflictDoUpdate({ target: [oidcPayload.model, oidcPayload.id], set: row });
      },
      find: (id) => read(isNamed(id)),
      findByUid: (uid) => read(and(isModel, eq(oidcPayload.uid, uid))),
      // The device flow is switched off.
      findByUserCode: async () => undefined,
      async consume(id) {
        await orm.update(oidcPayload).set({ consumedAt: clock() }).where(isNamed(id));
      },
      async destroy(id) {
        await orm.delete(oidcPayload).where(isNamed(id));
      },
      async revokeByGrantId(grantId) {
        await orm.delete(oidcPayload).where(eq(oidcPayload.grantId, grantId));
      },
    };
  };
}

/** Deletes state whose time is over. */
export async function purgeExpiredOidcState(orm: QueryRunner, clock: Clock): Promise<void> {
  await orm.delete(oidcPayload).where(lt(oidcPayload.expiresAt, clock()));
}
