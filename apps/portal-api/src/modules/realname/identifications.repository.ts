import { CERTIFICATION_TYPES } from '@portal/api-contract/account';
import type { IdentificationDetail, IdentificationState } from '@portal/api-contract/account';
import { type ActionOf, identificationLifecycle } from '@portal/lifecycles';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import type { QueryRunner } from '../../platform/database/database';
import { defineStatement } from '../../platform/database/define-statement';
import { isRecordId } from '../../platform/database/record-id';
import { listAuditLines } from '../../platform/operations/read-audit';
import { defineRecord, type RecordKind } from '../../platform/records/define-record';
import { SYSTEM } from '../../platform/records/record-transition';
import { readStatusLog } from '../../platform/records/status-log.repository';
import type { DataProtection } from '../../platform/security/data-protection';
import type { Subject } from '../../platform/security/session-verifier';
import { readUserCodes } from '../users/users.read-model';
import { isDraftOf, removeDrafts } from './drafts.repository';
import { describeIdentification } from './identity-form';
import { findConflict } from './shared-numbers';
import { identification, type IdentificationRow } from './realname.tables';

/** Trigger of a verification. */
export type IdentificationAction = ActionOf<typeof identificationLifecycle>;

/** States in which a verification is open. */
export const OPEN_STATES: readonly IdentificationState[] = [1, 2, 3, 4, 5];

/** States in which an identity is in effect. */
export const EFFECTIVE_STATES: readonly IdentificationState[] = [6, 9, 10];

/** Looks in the audit log, by what was looked at; the release before has written them without the kind. */
const VIEWS: Readonly<Record<string, 'record' | 'picture'>> = {
  ...{ 'identification.view': 'record', 'identification.openFile': 'picture' },
  ...{ view: 'record', openFile: 'picture' },
};

/** Verifications as records. */
export type Identifications = RecordKind<IdentificationState, IdentificationAction, typeof identification>;

/** Verifications, and the only way to change one. */
export const identifications: Identifications = defineRecord({
  lifecycle: identificationLifecycle,
  table: identification,
  guards: {
    isWithinLimit: async (row, { runner }) => (row.isAppeal ? '' : ((await findConflict(runner, row)) ?? '')),
    hasFourEyes: (row) => (!needsTwo(row) || isSecondReview(row) ? '' : '企业变更需由另一位审核员复核'),
  },
  describe: ({ identificationNo, type }) => ({
    number: identificationNo,
    title: CERTIFICATION_TYPES[type],
    messageType: 'realname',
    link: '/overview/realname',
  }),
  async effects(runner, row, { action, at, reason = '' }, to) {
    const changes = { updatedAt: at, ...(reason && { reason }) };
    if (!OPEN_STATES.includes(row.state) || OPEN_STATES.includes(to)) return changes;
    // What the open one has come to decides on the identity that it was to change.
    await settleEffective(runner, row, to === 6 ? 'replace' : 'endChange', at);
    const owner = { id: row.ownerId };
    if (to === 6) await removeDrafts(runner, owner);
    if (to === 8) await removeDrafts(runner, owner, isDraftOf(owner, row));
    return { ...changes, decidedAt: at, ...(action === 'cancel' && { reason: '' }) };
  },
});

/** Whether two people have to review a verification: changes of an enterprise's name or subject. */
export function needsTwo({ type }: Pick<IdentificationRow, 'type'>): boolean {
  return type === 4 || type === 5;
}

/** Whether somebody else has reviewed it before; the automatic operator of a demonstration is two in one. */
function isSecondReview({ firstReviewedAt, firstReviewerId, reviewerId }: IdentificationRow): boolean {
  return firstReviewedAt !== null && (firstReviewerId !== reviewerId || reviewerId === null);
}

async function settleEffective(
  runner: QueryRunner,
  { ownerId }: IdentificationRow,
  action: Extract<IdentificationAction, 'replace' | 'endChange'>,
  at: Date,
): Promise<void> {
  const [changing] = await runner
    .select()
    .from(identification)
    .where(and(eq(identification.ownerId, ownerId), eq(identification.state, 9)))
    .for('update');
  if (changing) await identifications.transition(runner, changing, { action, actor: SYSTEM, at });
}

/** Condition of a verification, of the caller where one is given. */
export function isIdentification(id: string, owner?: Pick<Subject, 'id'>): SQL | undefined {
  if (!isRecordId(id)) return sql`false`;
  return and(eq(identification.id, id), owner && eq(identification.ownerId, owner.id));
}

const selectNewest = defineStatement((orm) =>
  orm
    .select()
    .from(identification)
    .where(
      and(
        eq(identification.ownerId, sql.placeholder('ownerId')),
        sql`${identification.state} = any(${sql.placeholder('states')}::integer[])`,
      ),
    )
    .orderBy(
      desc(identification.createdAt),
      desc(inArray(identification.state, [...OPEN_STATES])),
      desc(identification.id),
    )
    .limit(1),
);

/** The newest verification of an owner in one of some states; of several of one moment the one that is open. */
export async function findNewest(
  runner: QueryRunner,
  ownerId: string,
  states: readonly IdentificationState[],
): Promise<IdentificationRow | undefined> {
  const [row] = await selectNewest(runner).execute({ ownerId, states });
  return row;
}

/** A verification with its log. The caller has made sure that it may be seen. */
export async function describeFully(
  runner: QueryRunner,
  protection: DataProtection,
  row: IdentificationRow,
): Promise<IdentificationDetail> {
  const { name } = identificationLifecycle;
  return {
    ...describeIdentification(protection, row),
    views: await readViews(runner, row.identificationNo),
    log: await readStatusLog(runner, name, row.id),
  };
}

/** Looks that people of the platform have taken. */
async function readViews(runner: QueryRunner, identificationNo: string): Promise<IdentificationDetail['views']> {
  const rows = await listAuditLines(runner, identificationLifecycle.name, identificationNo, Object.keys(VIEWS));
  const codes = await readUserCodes(
    runner,
    rows.map(({ actorId }) => actorId),
  );
  return rows.map(({ action, at, actorId }) => ({
    at: toChinaTime(at),
    of: VIEWS[action] ?? 'record',
    by: codes.get(actorId) ?? '',
  }));
}
