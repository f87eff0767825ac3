import type { EndpointData } from '@portal/api-contract';
import type { InvoiceTitleDetail, listQueuedInvoiceTitles } from '@portal/api-contract/account';
import type { InvoiceTitleFields } from '@portal/api-contract/rules';
import type { invoiceTitleLifecycle } from '@portal/lifecycles';
import { type ActionOf } from '@portal/lifecycles';
import { asc, eq, isNull } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { findFile } from '../../platform/files/files.repository';
import type { ParsedInput } from '../../platform/http/implement';
import { HttpError } from '../../platform/http/http-error';
import { createRecordQueue } from '../../platform/records/record-queue';
import type { Operator } from '../../platform/operations/operator-calls';
import type { DataProtection } from '../../platform/security/data-protection';
import { users } from '../users/users.read-model';
import { createInvoiceTitles, describeTitleFully, isTitle } from './invoice-titles.repository';
import { invoiceTitle, type InvoiceTitleRow } from './invoice-titles.tables';
import { openTitle } from './title-form';

export interface TitleAuditOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly protection: DataProtection;
}

/** What finance has decided about which version of a title. */
interface Decision {
  readonly id: string;
  readonly version: number;
  readonly reason?: string;
}

type QueuedTitle = EndpointData<typeof listQueuedInvoiceTitles>['list'][number];

type Decided = Extract<ActionOf<typeof invoiceTitleLifecycle>, 'approve' | 'reject' | 'expire'>;

/** What finance does with titles. */
export function createTitleAuditService({ database, clock, protection }: TitleAuditOptions) {
  const { orm } = database;
  const titles = createInvoiceTitles(protection);

  const queue = createRecordQueue(
    {
      kind: titles,
      columns: { createdAt: invoiceTitle.createdAt },
      isListed: isNull(invoiceTitle.deletedAt),
      isRecord: isTitle,
      numberOf: ({ titleNo }) => titleNo,
      orderOf: () => [asc(invoiceTitle.updatedAt), asc(invoiceTitle.id)],
      readRows: (runner, { found, isOnPage, order, total }) =>
        runner
          .with(found)
          .select({ row: invoiceTitle, userCode: users.userCode, total })
          .from(invoiceTitle)
          .innerJoin(users, eq(users.id, invoiceTitle.ownerId))
          .where(isOnPage)
          .orderBy(...order),
      toItem: ({ row, userCode }) => toQueued(row, openTitle(protection, row), userCode),
      describe: (runner, row): Promise<InvoiceTitleDetail> => describeTitleFully(runner, protection, row, false),
    },
    { database, clock },
  );

  return {
    /** A page of the titles in a state, longest waiting first. */
    list: (input: ParsedInput<typeof listQueuedInvoiceTitles>) =>
      queue.list(eq(invoiceTitle.state, input.status), input, input),

    counts: queue.counts,

    /** A title in full, for whoever audits it. */
    open: queue.open,

    /** A file of a title, noted in the audit log. */
    async findFile(operator: Operator, id: string, fileId: string) {
      const row = await titles.find(orm, isTitle(id));
      const file = row.fileIds.includes(fileId) ? await findFile(orm, fileId) : undefined;
      if (!file) throw new HttpError(404);
      await queue.audit(orm, operator, 'openFile', row);
      return file;
    },

    /** Decides about a title as it was seen; one that has changed since is rejected with 409. */
    decide: (operator: Operator, action: Decided, { id: number, version, reason }: Decision) =>
      queue.act(operator, { number, version }, action, reason),
  };
}

function toQueued(
  { id, titleNo, kind, warning, state, createdAt, updatedAt }: InvoiceTitleRow,
  { name, taxNumber }: InvoiceTitleFields,
  userCode: string,
): QueuedTitle {
  return {
    ...{ id, titleNo, userCode, kind, name, taxNumber, status: state, isFlagged: warning !== '' },
    createdAt: toChinaTime(createdAt),
    updatedAt: toChinaTime(updatedAt),
  };
}
