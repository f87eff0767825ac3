import type { QueuedIdentification, QueuedIdentificationDetail } from '@portal/api-contract/account';
import { identificationLifecycle } from '@portal/lifecycles';
import { eq, type SQL } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import type { QueryRunner } from '../../platform/database/database';
import { readStatusLog } from '../../platform/records/status-log.repository';
import type { DataProtection } from '../../platform/security/data-protection';
import { addWorkDay } from '../../platform/work-day';
import { readUsers } from '../users/users.read-model';
import {
  describeIdentification,
  type Identity,
  type IdentityForm,
  maskIdentity,
  openForm,
  openIdentity,
} from './identity-form';
import { identification } from './realname.tables';

const customer = readUsers('customer');
const reviewer = readUsers('reviewer');

/** Verifications with whose they are and who reviews them. */
export function selectQueued(runner: QueryRunner, condition: SQL | undefined) {
  return runner
    .select({ row: identification, userCode: customer.userCode, assignee: reviewer.userCode })
    .from(identification)
    .innerJoin(customer, eq(customer.id, identification.ownerId))
    .leftJoin(reviewer, eq(reviewer.id, identification.assigneeId))
    .where(condition);
}

type Queued = Awaited<ReturnType<typeof selectQueued>>[number];

/** A verification in the queue. */
export function toQueued(protection: DataProtection, { row, userCode, assignee }: Queued): QueuedIdentification {
  const { id, identificationNo, type, method, state, name, number, version } = describeIdentification(protection, row);
  return {
    ...{ id, identificationNo, type, method, state, name, number, version, userCode },
    isFlagged: row.warning !== '',
    assignee: assignee ?? '',
    assignedUntil: row.assignedUntil && toChinaTime(row.assignedUntil),
    waitingSince: toChinaTime(row.stateSince),
    promisedAt: toChinaTime(addWorkDay(row.stateSince)),
  };
}

/** A verification with everything that is needed to decide about it. */
export async function describeForReview(
  runner: QueryRunner,
  protection: DataProtection,
  queued: Queued,
): Promise<QueuedIdentificationDetail> {
  const { row } = queued;
  const form = openForm(protection, row);
  const { telephone, validUntil, warning, reason } = describeIdentification(protection, row);
  return {
    ...toQueued(protection, queued),
    ...{ telephone, validUntil, warning, reason, address: form.address ?? '', appeal: form.appeal ?? '' },
    pictures: Object.entries(form.pictures ?? {}).map(([kind, id]) => ({
      kind: kind as QueuedIdentificationDetail['pictures'][number]['kind'],
      id,
    })),
    facts: compareFacts(openIdentity(protection, row), form),
    registry: describeRegistry(form),
    hasFirstReview: row.firstReviewedAt !== null,
    log: await readStatusLog(runner, identificationLifecycle.name, row.id),
  };
}

function compareFacts(identity: Identity, { facts }: IdentityForm): QueuedIdentificationDetail['facts'] {
  const typed = maskIdentity(identity);
  const read = facts && maskIdentity({ ...facts, kind: identity.kind });
  return (['name', 'number'] as const).map((field) => ({
    field,
    typed: typed[field],
    read: read?.[field] ?? '',
    isDifferent: facts !== undefined && facts[field] !== '' && facts[field] !== identity[field],
  }));
}

function describeRegistry({ facts }: IdentityForm): QueuedIdentificationDetail['registry'] {
  if (facts?.mismatch === undefined) return { result: 'unknown', reason: '' };
  return { result: facts.mismatch === '' ? 'match' : 'mismatch', reason: facts.mismatch };
}
