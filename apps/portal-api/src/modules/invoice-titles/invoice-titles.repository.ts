import type { InvoiceTitleDetail } from '@portal/api-contract/account';
import { invoiceTitleLifecycle } from '@portal/lifecycles';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { isRecordId } from '../../platform/database/record-id';
import { defineRecord } from '../../platform/records/define-record';
import { readRecordFiles, readStatusLog } from '../../platform/records/status-log.repository';
import type { DataProtection } from '../../platform/security/data-protection';
import type { Subject } from '../../platform/security/session-verifier';
import { invoiceTitle, type InvoiceTitleRow } from './invoice-titles.tables';
import { describeTitle, nameTitle, openTitle } from './title-form';

/** Page of a user's titles, where messages lead. */
const TITLES_PAGE = '/overview/info/invoiceInfo';

/** Titles, and the only way to change one. Their names are sealed. */
export function createInvoiceTitles(protection: DataProtection) {
  return defineRecord({
    lifecycle: invoiceTitleLifecycle,
    table: invoiceTitle,
    guards: {
      needsAudit: ({ kind }) => (kind === 'person' ? '个人抬头无需审核' : ''),
      needsNoAudit: ({ kind }) => (kind === 'person' ? '' : '企业和组织的抬头需要审核'),
    },
    describe: (row) => ({
      number: row.titleNo,
      title: nameTitle(row.kind, openTitle(protection, row).name),
      messageType: 'order',
      link: TITLES_PAGE,
    }),
    isClaimedForStep: true,
    effects: (_runner, _row, { action, at, reason = '' }) => ({
      ...{ updatedAt: at, reason },
      ...(action === 'expire' && { isDefault: false }),
    }),
  });
}

/** Titles as records. */
export type InvoiceTitles = ReturnType<typeof createInvoiceTitles>;

/** Condition of a title that is not deleted, of the caller where one is given. */
export function isTitle(id: string, owner?: Pick<Subject, 'id'>): SQL | undefined {
  if (!isRecordId(id)) return sql`false`;
  return and(eq(invoiceTitle.id, id), owner && eq(invoiceTitle.ownerId, owner.id), isNull(invoiceTitle.deletedAt));
}

/** Takes the default away from whichever title of an owner has it; whoever edits that one is told. */
export async function clearDefaultTitle(titles: InvoiceTitles, runner: QueryRunner, { id }: Subject): Promise<void> {
  const [row] = await runner
    .select()
    .from(invoiceTitle)
    .where(and(eq(invoiceTitle.ownerId, id), eq(invoiceTitle.isDefault, true)))
    .for('update');
  if (row) await titles.change(runner, row, { isDefault: false });
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
