import type { QueuedInvoiceTitle, QueuedInvoiceTitleDetail } from '@portal/api-contract/account';
import type { InvoiceTitleFields } from '@portal/api-contract/rules';
import type { invoiceTitleLifecycle } from '@portal/lifecycles';
import { type ActionOf } from '@portal/lifecycles';
import { isNull } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { findFile } from '../../platform/files/files.repository';
import { HttpError } from '../../platform/http/http-error';
import type { Operator } from '../../platform/operations/operator-calls';
import { createClaimedQueue } from '../../platform/records/claimed-queue';
import type { DataProtection } from '../../platform/security/data-protection';
import { queuePeople } from '../users/users.read-model';
import { createInvoiceTitles, describeTitleFully, isTitle } from './invoice-titles.repository';
import { invoiceTitle, type InvoiceTitleRow } from './invoice-titles.tables';
import { openTitle } from './title-form';
import { waitingTitles } from './waiting-titles';

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

type Decided = Extract<ActionOf<typeof invoiceTitleLifecycle>, 'approve' | 'reject' | 'expire'>;

/** What finance does with titles. */
export function createTitleAuditService({ database, clock, protection }: TitleAuditOptions) {
  const { orm } = database;
  const titles = createInvoiceTitles(protection);

  const queue = createClaimedQueue(
    {
      ...{ kind: titles, waiting: waitingTitles, people: queuePeople },
      isListed: isNull(invoiceTitle.deletedAt),
      since: invoiceTitle.updatedAt,
      isRecord: (id) => isTitle(id),
      numberOf: ({ titleNo }) => titleNo,
      toItem: ({ row, ...codes }): QueuedInvoiceTitle => ({ ...toItem(row, openTitle(protection, row)), ...codes }),
      describe: async (runner, { row, ...codes }): Promise<QueuedInvoiceTitleDetail> => ({
        ...(await describeTitleFully(runner, protection, row, false)),
        ...codes,
      }),
    },
    { database, clock },
  );

  return {
    queue,

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

function toItem(
  { id, titleNo, kind, warning, state, version, createdAt, updatedAt }: InvoiceTitleRow,
  { name, taxNumber }: InvoiceTitleFields,
) {
  return {
    ...{ id, titleNo, kind, name, taxNumber, status: state, version, isFlagged: warning !== '' },
    createdAt: toChinaTime(createdAt),
    updatedAt: toChinaTime(updatedAt),
  };
}
