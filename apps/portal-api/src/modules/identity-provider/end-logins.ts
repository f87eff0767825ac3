import { and, eq, or, sql } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { purgeLoginCodes } from '../../platform/one-time-secrets/one-time-secrets.service';
import { oidcPayload } from './identity-provider.tables';

/** Whose logins end. */
export interface LoginOwner {
  readonly userId: string;
  /** Account at the embedded provider, where there is one. */
  readonly accountId: string | undefined;
}

/**
 * Ends what would let a browser in again without password or code: sessions of the embedded provider, and logins that
 * are under way.
 */
export async function endLogins(runner: QueryRunner, { userId, accountId }: LoginOwner): Promise<void> {
  await purgeLoginCodes(runner, userId);
  if (accountId === undefined) return;
  const isHeld = sql`${oidcPayload.payload} ->> 'accountId' = ${accountId}`;
  const isPending = and(
    eq(oidcPayload.model, 'Interaction'),
    sql`${oidcPayload.payload} -> 'result' -> 'login' ->> 'accountId' = ${accountId}`,
  );
  await runner.delete(oidcPayload).where(or(isHeld, isPending));
}
