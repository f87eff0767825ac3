import type { SecurityScene } from '@portal/api-contract/account';
import { eq } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { QueryRunner } from '../../platform/database/database';
import { HttpError } from '../../platform/http/http-error';
import { EMBEDDED_ISSUER } from '../../platform/security/embedded-issuer';
import type { Subject } from '../../platform/security/session-verifier';
import { createSecurityTickets } from '../account-security/security-tickets';
import { users } from '../users/users.read-model';

/** How new a login has to be to stand for a proof, where the account is another provider's. */
const NEW_LOGIN_MS = 10 * 60_000;

/** A proof that comes with a call. */
export interface OwnerProof {
  readonly scene: SecurityScene;
  /** Empty where a new login stands for it. */
  readonly ticket: string;
  /** What the call is for, to be told to whoever has to log in anew. */
  readonly purpose: string;
}

/** Second proofs of owners: a ticket, or a new login where another provider has the account. */
export function createOwnerProofs(clock: Clock) {
  const tickets = createSecurityTickets(clock);

  async function requireUser(runner: QueryRunner, { id }: Subject) {
    const [user] = await runner
      .select({ issuer: users.issuer, lastLoginAt: users.lastLoginAt })
      .from(users)
      .where(eq(users.id, id));
    if (!user) throw new HttpError(401);
    return { isEmbedded: user.issuer === EMBEDDED_ISSUER, lastLoginAt: user.lastLoginAt };
  }

  return {
    /** How the caller proves to be the owner. */
    async findKind(runner: QueryRunner, owner: Subject): Promise<'ticket' | 'login'> {
      return (await requireUser(runner, owner)).isEmbedded ? 'ticket' : 'login';
    },
    /** Uses a ticket up in the caller's transaction. Rejects it as a field, and a login that is too old with 409. */
    async require(runner: QueryRunner, owner: Subject, { scene, ticket, purpose }: OwnerProof): Promise<void> {
      const { isEmbedded, lastLoginAt } = await requireUser(runner, owner);
      if (isEmbedded) await tickets.useUp(runner, { scene, ticket, owner });
      else if (clock().getTime() - lastLoginAt.getTime() > NEW_LOGIN_MS)
        throw new HttpError(409, `请重新登录，并在10分钟内${purpose}`);
    },
  };
}
