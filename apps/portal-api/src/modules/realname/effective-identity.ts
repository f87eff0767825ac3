import { and, eq, inArray, min } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { QueryRunner } from '../../platform/database/database';
import type { DataProtection } from '../../platform/security/data-protection';
import { mayPurchaseUnder } from './document-expiry';
import { EFFECTIVE_STATES, findNewest, identifications, isIdentification } from './identifications.repository';
import { type Identity, openIdentity } from './identity-form';
import { identification } from './realname.tables';

/** Verifications by which an account comes to belong to an enterprise. */
const ENTERPRISE_BEGINNINGS = [2, 3] as const;

/** State of an identity that another has taken the place of. */
const REPLACED = 11;

/** Who somebody is, for what rests on it: titles of invoices, contracts, orders. */
export interface EffectiveIdentity extends Identity {
  /** Whether orders may still be placed under it. */
  readonly mayPurchase: boolean;
}

/** The identity of an account that is in effect; `undefined` where there is none. Its number is not to be shown. */
export async function findEffectiveIdentity(
  runner: QueryRunner,
  protection: DataProtection,
  ownerId: string,
  now: Date,
): Promise<EffectiveIdentity | undefined> {
  const row = await findNewest(runner, ownerId, EFFECTIVE_STATES);
  if (row === undefined) return undefined;
  return { ...openIdentity(protection, row), mayPurchase: mayPurchaseUnder(row, now) };
}

/** What other domains ask about identities. */
export function createIdentities({
  protection,
  clock,
}: {
  readonly protection: DataProtection;
  readonly clock: Clock;
}) {
  return {
    /** The identity of an account that is in effect now. */
    findEffective: (runner: QueryRunner, ownerId: string): Promise<EffectiveIdentity | undefined> =>
      findEffectiveIdentity(runner, protection, ownerId, clock()),
    /** Since when an account has belonged to an enterprise; `undefined` where it never did. */
    async findEnterpriseSince(runner: QueryRunner, ownerId: string): Promise<Date | undefined> {
      const [row] = await runner
        .select({ since: min(identification.decidedAt) })
        .from(identification)
        .where(
          and(
            eq(identification.ownerId, ownerId),
            inArray(identification.type, [...ENTERPRISE_BEGINNINGS]),
            inArray(identification.state, [...EFFECTIVE_STATES, REPLACED]),
          ),
        );
      return row?.since ?? undefined;
    },
    /** Whom a verification is about, also one whose place another has taken. Error: 404. */
    findById: async (runner: QueryRunner, id: string): Promise<Identity> =>
      openIdentity(protection, await identifications.find(runner, isIdentification(id))),
  };
}

/** Tells other domains about identities. */
export type Identities = ReturnType<typeof createIdentities>;
