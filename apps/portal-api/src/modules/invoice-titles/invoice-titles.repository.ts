import type { InvoiceTitleDetail } from '@portal/api-contract/account';
import { invoiceTitleLifecycle, type StateOf } from '@portal/lifecycles';
import { and, eq, isNull } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { isRecordId } from '../../platform/database/record-id';
import { Refusal } from '../../platform/http/refusal';
import type { MovingRecord } from '../../platform/lifecycle/advance-record';
import { readRecordFiles, readStatusLog } from '../../platform/lifecycle/status-log.repository';
import type { DataProtection } from '../../platform/security/data-protection';
import type { Subject } from '../../platform/security/session-verifier';
import { invoiceTitle, type InvoiceTitleRow } from './invoice-titles.tables';
import { describeTitle, nameTitle, openTitle } from './title-form';

/** A state of a title. */
export type TitleState = StateOf<typeof invoiceTitleLifecycle>;

/** Page of a user's titles, where messages lead. */
const TITLES_PAGE = '/overview/info/invoiceInfo';

/** A title, of the caller where one is given, locked until the transaction ends. Refuses with 404. */
export async function lockTitle(runner: QueryRunner, id: string, owner?: Subject): Promise<InvoiceTitleRow> {
  const [row] = isRecordId(id) ? await runner.select().from(invoiceTitle).where(isTitle(id, owner)).for('update') : [];
  if (row === undefined) throw new Refusal(404);
  return row;
}

/** A title, of the caller where one is given. Refuses with 404. */
export async function findTitle(runner: QueryRunner, id: string, owner?: Subject): Promise<InvoiceTitleRow> {
  const [row] = isRecordId(id) ? await runner.select().from(invoiceTitle).where(isTitle(id, owner)) : [];
  if (row === undefined) throw new Refusal(404);
  return row;
}

/** Stores what has changed of a title that is locked. */
export async function changeTitle(
  runner: QueryRunner,
  row: InvoiceTitleRow,
  changes: Partial<Omit<InvoiceTitleRow, 'id' | 'ownerId' | 'version'>>,
): Promise<InvoiceTitleRow> {
  const [changed] = await runner
    .update(invoiceTitle)
    .set({ ...changes, version: row.version + 1 })
    .where(and(eq(invoiceTitle.id, row.id), eq(invoiceTitle.ownerId, row.ownerId)))
    .returning();
  if (changed === undefined) throw new Error('The title could not be stored');
  return changed;
}

/** Takes the default away from whichever title of an owner has it; whoever edits that one is told. */
export async function clearDefaultTitle(runner: QueryRunner, { id }: Subject): Promise<void> {
  const [row] = await runner
    .select()
    .from(invoiceTitle)
    .where(and(eq(invoiceTitle.ownerId, id), eq(invoiceTitle.isDefault, true)))
    .for('update');
  if (row) await changeTitle(runner, row, { isDefault: false });
}

/** A title as the lifecycle moves it. */
export function toMovingTitle(
  { id, ownerId, titleNo, kind }: Pick<InvoiceTitleRow, 'id' | 'ownerId' | 'titleNo' | 'kind'>,
  name: string,
  state: TitleState | null,
): MovingRecord<TitleState> {
  return {
    ...{ id, ownerId, state },
    number: titleNo,
    title: nameTitle(kind, name),
    messageType: 'order',
    link: TITLES_PAGE,
  };
}

/** A title with its evidence and its log. The caller has made sure that it may be seen. */
export async function describeTitleFully(
  runner: QueryRunner,
  protection: DataProtection,
  row: InvoiceTitleRow,
  isMasked = true,
): Promise<InvoiceTitleDetail> {
  const files = await readRecordFiles(runner, row.fileIds);
  return {
    ...describeTitle(row, openTitle(protection, row), isMasked),
    files: row.fileIds.flatMap((id) => files.get(id) ?? []),
    log: await readStatusLog(runner, invoiceTitleLifecycle.name, row.id),
  };
}

function isTitle(id: string, owner: Subject | undefined) {
  const isOwn = owner && eq(invoiceTitle.ownerId, owner.id);
  return and(eq(invoiceTitle.id, id), isOwn, isNull(invoiceTitle.deletedAt));
}
