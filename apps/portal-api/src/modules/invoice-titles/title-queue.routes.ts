import {
  expireInvoiceTitle,
  getQueuedInvoiceTitleFile,
  invoiceTitleQueue,
  passInvoiceTitle,
  type QueuedInvoiceTitle,
  type QueuedInvoiceTitleDetail,
  rejectInvoiceTitle,
} from '@portal/api-contract/account';
import type { InvoiceTitleFields } from '@portal/api-contract/rules';
import { isNull } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import type { Implementation } from '../../platform/http/implement';
import { createOperatorCalls } from '../../platform/operations/operator-calls';
import type { Platform } from '../../platform/platform';
import { createClaimedQueue } from '../../platform/records/claimed-queue';
import { createQueueServer, serveQueue } from '../../platform/records/serve-queue';
import { queuePeople } from '../users/users.read-model';
import { createInvoiceTitles, describeTitleFully, isTitle } from './invoice-titles.repository';
import { invoiceTitle, type InvoiceTitleRow } from './invoice-titles.tables';
import { openTitle } from './title-form';
import { waitingTitles } from './waiting-titles';

/** With what titles are audited. */
export type TitleQueueOptions = Pick<Platform, 'database' | 'clock' | 'protection' | 'files'>;

/** Calls of finance about invoice titles; to everybody else they do not exist. */
export function createTitleQueueRoutes(options: TitleQueueOptions): Implementation[] {
  const { database, protection } = options;

  const queue = createClaimedQueue(
    {
      ...{ kind: createInvoiceTitles(protection), waiting: waitingTitles, people: queuePeople },
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
    options,
  );

  const calls = createOperatorCalls(database.orm, 'finance');
  const { serveAction, serveFile } = createQueueServer(queue, calls);
  return [
    ...serveQueue(invoiceTitleQueue, queue, calls),
    serveFile(getQueuedInvoiceTitleFile, (_runner, { fileIds }) => fileIds, options),
    serveAction(passInvoiceTitle, 'approve'),
    serveAction(rejectInvoiceTitle, 'reject'),
    serveAction(expireInvoiceTitle, 'expire'),
  ];
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
