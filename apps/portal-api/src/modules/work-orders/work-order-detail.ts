import type { WorkOrderBrief, WorkOrderDetail, WorkOrderMessage } from '@portal/api-contract/account';
import { workOrderLifecycle } from '@portal/lifecycles';
import { asc, eq } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import type { QueryRunner } from '../../platform/database/database';
import { findDue } from '../../platform/records/record-timers';
import { readRecordFiles, readStatusLog } from '../../platform/records/status-log.repository';
import type { DataProtection } from '../../platform/security/data-protection';
import { findNextUrge, isGranted, listOwnerActions } from './work-order-actions';
import { addTime, RATING_WINDOW_MS } from './work-order-times';
import { type BRIEF_COLUMNS, findRelated } from './work-orders.repository';
import { workOrderMessage, type WorkOrderRow } from './work-orders.tables';

const MAX_RELATED = 5;

/** Whoever may be called about a work order. */
export interface WorkOrderContact {
  readonly contactName: string;
  readonly telephone: string;
}

type BriefRow = Pick<WorkOrderRow, keyof typeof BRIEF_COLUMNS>;

/** A work order in a list. */
export function toBrief(row: BriefRow): Omit<WorkOrderBrief, 'unread'> {
  const { ticketNo, title, productName, typeName, severity, state } = row;
  return {
    ...{ ticketNo, title, productName, typeName, severity, status: state },
    isUrged: row.urgedAt !== null,
    isEscalated: row.escalatedAt !== null,
    createdAt: toChinaTime(row.createdAt),
    updatedAt: toChinaTime(row.updatedAt),
    promiseAt: toChinaTime(row.promiseAt),
  };
}

/** What owners and operators see of a work order alike. */
export async function readWorkOrder(
  orm: QueryRunner,
  protection: DataProtection,
  row: WorkOrderRow,
  now: Date,
): Promise<Omit<WorkOrderDetail, 'acts' | 'related'>> {
  const [{ files, messages }, log] = await Promise.all([
    readConversation(orm, row),
    readStatusLog(orm, 'workorder', row.id),
  ]);
  const { description, resource, contactHours, reopenCount, version } = row;
  return {
    ...toBrief(row),
    ...{ description, resource, contactHours, reopenCount, version, files, messages, log },
    contactName: openContact(protection, row).contactName,
    telephone: row.telephoneMasked,
    respondedAt: toTime(row.respondedAt),
    dueAt: toTime(findDue(workOrderLifecycle, row)),
    secret: row.hasSecret ? 'stored' : row.secretErasedAt ? 'erased' : 'none',
    grant: toGrant(row, now),
    nextUrgeAt: toTime(findNextUrge(row, now)),
    rating: row.rating &&
      row.ratedAt && { ...row.rating, editableUntil: toChinaTime(addTime(row.ratedAt, RATING_WINDOW_MS)) },
  };
}

/** A work order as its owner sees it. */
export async function readOwnWorkOrder(
  orm: QueryRunner,
  protection: DataProtection,
  row: WorkOrderRow,
  now: Date,
): Promise<WorkOrderDetail> {
  const [shared, related] = await Promise.all([
    readWorkOrder(orm, protection, row, now),
    findRelated(orm, row, MAX_RELATED),
  ]);
  return { ...shared, related, acts: listOwnerActions(row, now) };
}

/** Place at which a work order's contact can be opened. */
export function toContactPlace(id: string): string {
  return `work_order.contact:${id}`;
}

/** Opens the contact of a work order. */
export function openContact(protection: DataProtection, row: WorkOrderRow): WorkOrderContact {
  return JSON.parse(protection.decrypt(row.contactEncrypted, toContactPlace(row.id))) as WorkOrderContact;
}

async function readConversation(
  orm: QueryRunner,
  row: WorkOrderRow,
): Promise<Pick<WorkOrderDetail, 'files' | 'messages'>> {
  const rows = await orm
    .select()
    .from(workOrderMessage)
    .where(eq(workOrderMessage.workOrderId, row.id))
    .orderBy(asc(workOrderMessage.position));
  const known = await readRecordFiles(orm, [...row.fileIds, ...rows.flatMap(({ fileIds }) => fileIds)]);
  const pick = (ids: readonly string[]) => ids.flatMap((id) => known.get(id) ?? []);
  const messages = rows.map(({ id, author, authorName, text, fileIds, at, readAt }): WorkOrderMessage => ({
    ...{ id, author, authorName, text },
    files: pick(fileIds),
    at: toChinaTime(at),
    readAt: toTime(readAt),
  }));
  return { files: pick(row.fileIds), messages };
}

function toGrant(row: WorkOrderRow, now: Date): WorkOrderDetail['grant'] {
  const { grantScope: scope, grantExpireAt } = row;
  return scope && grantExpireAt && isGranted(row, now) ? { scope, expireAt: toChinaTime(grantExpireAt) } : null;
}

/** A moment as answers have it; `null` for none. */
export function toTime(moment: Date | null): string | null {
  return moment && toChinaTime(moment);
}
