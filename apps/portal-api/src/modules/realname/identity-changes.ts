import type { CertificationType, checkIdentityChange } from '@portal/api-contract/account';
import type { EndpointData } from '@portal/api-contract';
import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import { toChinaDay } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { HttpError, rejectFields } from '../../platform/http/http-error';
import type { DataProtection } from '../../platform/security/data-protection';
import type { Subject } from '../../platform/security/session-verifier';
import { EFFECTIVE_STATES, findNewest } from './identifications.repository';
import { type Identity, openIdentity } from './identity-form';
import { type BusinessSources, describeBlocker, listOpenBusiness } from './open-business';
import { identification } from './realname.tables';

/** How far two changes of the enterprise lie apart. */
const INTERVAL_DAYS = 180;

const DAY_MS = 24 * 3_600_000;

type Blockers = EndpointData<typeof checkIdentityChange>['blockers'];

export interface IdentityChangesOptions extends BusinessSources {
  readonly database: Database;
  readonly clock: Clock;
  readonly protection: DataProtection;
}

/** What changes of an identity may be about, and what is in their way. */
export function createIdentityChanges({ database, clock, protection, ...sources }: IdentityChangesOptions) {
  const { orm } = database;

  async function listBlockers(owner: Subject): Promise<Blockers> {
    const found = await listOpenBusiness(sources, { orm, now: clock() }, owner.id);
    const until = await findIntervalEnd(owner);
    if (until !== undefined) found.push(describeInterval(until));
    return found;
  }

  /** When the enterprise may be changed again; `undefined` where it may be now. */
  async function findIntervalEnd(owner: Subject): Promise<Date | undefined> {
    const since = new Date(clock().getTime() - INTERVAL_DAYS * DAY_MS);
    // A change counts whatever has become of its identity since: changed itself, expired, or replaced.
    const hasPassed = inArray(identification.state, [...EFFECTIVE_STATES, 11]);
    const isChange = and(eq(identification.type, 5), hasPassed, gt(identification.decidedAt, since));
    const [row] = await orm
      .select({ decidedAt: identification.decidedAt })
      .from(identification)
      .where(and(eq(identification.ownerId, owner.id), isChange))
      .orderBy(desc(identification.decidedAt))
      .limit(1);
    return row?.decidedAt ? new Date(row.decidedAt.getTime() + INTERVAL_DAYS * DAY_MS) : undefined;
  }

  return {
    /** What is in the way of a change; a change of the enterprise alone needs its business to be finished. */
    check: async (owner: Subject, type: CertificationType): Promise<{ blockers: Blockers }> => ({
      blockers: type === 5 ? await listBlockers(owner) : [],
    }),

    /** Rejects what a type does not change, as a field, and with 409 what is in the way. */
    async assertFits(owner: Subject, type: CertificationType, identity: Identity): Promise<void> {
      if (type < 4) return;
      const effective = await findNewest(orm, owner.id, EFFECTIVE_STATES);
      const current = effective && openIdentity(protection, effective);
      // Who has no enterprise to change is told so when it is submitted.
      if (current?.kind !== 'enterprise') return;
      const isSameCode = current.number === identity.number;
      if (type === 5 && isSameCode) throw rejectCode('统一社会信用代码与当前一致，请使用名称变更或信息变更');
      if (type !== 5 && !isSameCode) throw rejectCode('统一社会信用代码与当前不一致，请使用主体变更');
      if (type === 6 && current.name !== identity.name)
        throw rejectFields([{ field: 'companyName', msg: '企业名称与当前不一致，请使用名称变更' }]);
      if (type === 4 && current.name === identity.name)
        throw rejectFields([{ field: 'companyName', msg: '企业名称与当前一致，无需变更' }]);
      const [blocker] = type === 5 ? await listBlockers(owner) : [];
      if (blocker) throw new HttpError(409, describeBlocker(blocker));
    },
  };
}

/** What changes may be about. */
export type IdentityChanges = ReturnType<typeof createIdentityChanges>;

function rejectCode(msg: string): HttpError {
  return rejectFields([{ field: 'creditCode', msg }]);
}

function describeInterval(until: Date): Blockers[number] {
  const advice = `${toChinaDay(until)} 后可再次变更主体。`;
  return { type: 'interval', title: `${INTERVAL_DAYS}天内已变更过主体`, count: 1, url: '/overview/realname', advice };
}
