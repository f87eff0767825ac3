import type { QueuedIdentification, QueuedIdentificationDetail } from '@portal/api-contract/account';
import { identificationLifecycle } from '@portal/lifecycles';
import { toChinaTime } from '../../platform/china-time';
import type { QueryRunner } from '../../platform/database/database';
import type { QueuedRecord } from '../../platform/records/claimed-queue';
import { readStatusLog } from '../../platform/records/status-log.repository';
import type { DataProtection } from '../../platform/security/data-protection';
import { addWorkDay } from '../../platform/work-day';
import {
  describeIdentification,
  type Identity,
  type IdentityForm,
  maskIdentity,
  maskName,
  openForm,
  openIdentity,
} from './identity-form';
import type { IdentificationRow } from './realname.tables';

/** A verification in the queue. */
export function toQueued(
  protection: DataProtection,
  { row, userCode, assignee }: QueuedRecord<IdentificationRow>,
): QueuedIdentification {
  const { id, identificationNo, type, method, state, name, number, version } = describeIdentification(protection, row);
  return {
    ...{ id, identificationNo, type, method, state, name, number, version, userCode },
    isFlagged: row.warning !== '',
    assignee,
    assignedUntil: row.assignedUntil && toChinaTime(row.assignedUntil),
    waitingSince: toChinaTime(row.stateSince),
    promisedAt: toChinaTime(addWorkDay(row.stateSince)),
  };
}

/** A verification with everything that is needed to decide about it. */
export async function describeForReview(
  runner: QueryRunner,
  protection: DataProtection,
  queued: QueuedRecord<IdentificationRow>,
): Promise<QueuedIdentificationDetail> {
  const { row } = queued;
  const form = openForm(protection, row);
  const { telephone, validUntil, warning, reason } = describeIdentification(protection, row);
  return {
    ...toQueued(protection, queued),
    ...{ telephone, validUntil, warning, reason, address: form.address ?? '', appeal: form.appeal ?? '' },
    ...{ legalPerson: maskName(form.legalPerson ?? ''), handlerName: maskName(form.handlerName ?? '') },
    signerRole: form.signerRole ?? null,
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
