import { CERTIFICATION_TYPES } from '@portal/api-contract/account';
import type { IdentificationDetail, IdentificationState } from '@portal/api-contract/account';
import { type ActionOf, identificationLifecycle } from '@portal/lifecycles';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { isRecordId } from '../../platform/database/record-id';
import { defineRecord, type RecordKind } from '../../platform/records/define-record';
import { type Actor, SYSTEM } from '../../platform/records/record-step';
import { readStatusLog } from '../../platform/records/status-log.repository';
import type { DataProtection } from '../../platform/security/data-protection';
import type { Subject } from '../../platform/security/session-verifier';
import { describeIdentification } from './identity-form';
import { findConflict } from './shared-numbers';
import { identification, type IdentificationRow } from './realname.tables';

/** Trigger of a verification. */
export type IdentificationAction = ActionOf<typeof identificationLifecycle>;

/** States in which a verification is open. */
export const OPEN_STATES: readonly IdentificationState[] = [1, 2, 3, 4, 5];

/** States in which an identity is in effect. */
export const EFFECTIVE_STATES: readonly IdentificationState[] = [6, 9, 10];

/** The provider's side as an actor. */
export const PROVIDER: Actor = { role: 'provider', id: null, name: '' };

/** Verifications as records. */
export type Identifications = RecordKind<IdentificationState, IdentificationAction, typeof identification>;

/** Verifications, and the only way to change one. */
export const identifications: Identifications = defineRecord({
  lifecycle: identificationLifecycle,
  table: identification,
  guards: {
    isWithinLimit: async (row, { runner }) => (await findConflict(runner, row)) ?? '',
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
    return { ...changes, decidedAt: at, ...(action === 'cancel' && { reason: '' }) };
  },
});

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
  if (changing) await identifications.move(runner, changing, { action, actor: SYSTEM, at });
}

/** Condition of a verification, of the caller where one is given. */
export function isIdentification(id: string, owner?: Pick<Subject, 'id'>): SQL | undefined {
  if (!isRecordId(id)) return sql`false`;
  return and(eq(identification.id, id), owner && eq(identification.ownerId, owner.id));
}

/** The newest verification of an owner in one of some states. */
export async function findNewest(
  runner: QueryRunner,
  ownerId: string,
  states: readonly IdentificationState[],
): Promise<IdentificationRow | undefined> {
  const [row] = await runner
    .select()
    .from(identification)
    .where(and(eq(identification.ownerId, ownerId), inArray(identification.state, [...states])))
    .orderBy(desc(identification.createdAt), desc(identification.id))
    .limit(1);
  return row;
}

/** A verification with its log. The caller has made sure that it may be seen. */
export async function describeFully(
  runner: QueryRunner,
  protection: DataProtection,
  row: IdentificationRow,
): Promise<IdentificationDetail> {
  const log = await readStatusLog(runner, identificationLifecycle.name, row.id);
  return { ...describeIdentification(protection, row), log };
}
