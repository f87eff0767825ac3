import type { Certification, Identification, IdentificationDetail, MethodLimit } from '@portal/api-contract/account';
import { desc, eq } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import type { DataProtection } from '../../platform/security/data-protection';
import type { Subject } from '../../platform/security/session-verifier';
import { readLimits } from './attempts';
import { isToRenew, mayPurchaseUnder } from './document-expiry';
import {
  describeFully,
  EFFECTIVE_STATES,
  findNewest,
  identifications,
  isIdentification,
  OPEN_STATES,
} from './identifications.repository';
import { describeIdentification, kindOf } from './identity-form';
import { identification, type IdentificationRow } from './realname.tables';
import { listClosedMethods } from './verifier/closed-methods';
import type { IdentityVerifier } from './verifier/identity-verifier';

const HISTORY_SIZE = 50;

export interface CertificationsOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly protection: DataProtection;
  readonly verifier: Pick<IdentityVerifier, 'offers'>;
}

/** How users stand in real-name verification; each sees their own. */
export function createCertifications({ database, clock, protection, verifier }: CertificationsOptions) {
  const { orm } = database;
  const closed = listClosedMethods(verifier.offers);
  const describe = (row: IdentificationRow | undefined): Identification | null =>
    row ? describeIdentification(protection, row) : null;
  const detail = async (row: IdentificationRow | undefined): Promise<IdentificationDetail | null> =>
    row ? describeFully(orm, protection, row) : null;

  return {
    async find({ id }: Subject): Promise<Certification> {
      const [effective, newest] = await Promise.all([
        findNewest(orm, id, EFFECTIVE_STATES),
        findNewest(orm, id, [...OPEN_STATES, 7, 8]),
      ]);
      const ongoing = newest && OPEN_STATES.includes(newest.state) ? newest : undefined;
      const isNewer = !effective || (newest && newest.createdAt > effective.createdAt);
      const failed = newest?.state === 7 && isNewer ? newest : undefined;
      return {
        state: ((effective ?? ongoing ?? failed)?.state ?? 0) as Certification['state'],
        kind: effective ? kindOf(effective) : 'none',
        ...{ effective: describe(effective), ongoing: describe(ongoing), failed: describe(failed) },
        mayRenew: effective !== undefined && isToRenew(effective, clock()),
        mayPurchase: effective === undefined || mayPurchaseUnder(effective, clock()),
      };
    },
    getEffective: async ({ id }: Subject) => detail(await findNewest(orm, id, EFFECTIVE_STATES)),
    getOngoing: async ({ id }: Subject) => detail(await findNewest(orm, id, OPEN_STATES)),
    getDetail: async (owner: Subject, id: string): Promise<IdentificationDetail> =>
      describeFully(orm, protection, await identifications.find(orm, isIdentification(id, owner))),
    async listHistory({ id }: Subject): Promise<Identification[]> {
      const rows = await orm
        .select()
        .from(identification)
        .where(eq(identification.ownerId, id))
        .orderBy(desc(identification.createdAt), desc(identification.id))
        .limit(HISTORY_SIZE);
      return rows.map((row) => describeIdentification(protection, row));
    },
    listLimits: ({ id }: Subject): Promise<MethodLimit[]> => readLimits(orm, id, clock(), closed),
    cancel: (owner: Subject, id: string): Promise<null> =>
      database.transaction(async (runner) => {
        const row = await identifications.lock(runner, isIdentification(id, owner));
        const actor = { role: 'user', id: owner.id, name: '' } as const;
        await identifications.transition(runner, row, { action: 'cancel', actor, at: clock() });
        return null;
      }),
  };
}

/** How users stand. */
export type Certifications = ReturnType<typeof createCertifications>;
