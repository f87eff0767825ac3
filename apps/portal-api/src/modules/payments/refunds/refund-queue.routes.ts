import {
  approveRefund,
  askForRefund,
  failRefund,
  getQueuedRefundFile,
  type QueuedRefund,
  type QueuedRefundDetail,
  refundQueue,
  rejectRefund,
  retryRefund,
  revealRefundAccount,
  settleRefund,
} from '@portal/api-contract/account';
import { eq } from 'drizzle-orm';
import { toChinaTime } from '../../../platform/china-time';
import { isRecordId } from '../../../platform/database/record-id';
import { findFile } from '../../../platform/files/files.repository';
import { readFileContent } from '../../../platform/files/uploads.service';
import { HttpError } from '../../../platform/http/http-error';
import type { Implementation } from '../../../platform/http/implement';
import { createOperatorCalls } from '../../../platform/operations/operator-calls';
import type { Platform } from '../../../platform/platform';
import { createClaimedQueue, type QueuedRecord } from '../../../platform/records/claimed-queue';
import { rejectTransition } from '../../../platform/records/record-transition';
import { serveQueue } from '../../../platform/records/serve-queue';
import { queuePeople } from '../../users/users.read-model';
import type { Refunds } from '../refund-record';
import { BY_HAND, NOT_PAID_OUT, refund, type RefundRow } from '../refunds.tables';
import { waitingRefunds } from '../waiting-refunds';
import { openAccount } from './refund-account';
import type { RefundDecisions } from './refund-decisions';
import { describeRefund } from './refund-detail';

export interface RefundQueueOptions extends Pick<Platform, 'database' | 'clock' | 'protection' | 'files' | 'ledger'> {
  readonly refunds: Refunds;
  readonly decisions: RefundDecisions;
}

/** Calls of finance about refunds; to everybody else they do not exist. */
export function createRefundQueueRoutes(options: RefundQueueOptions): Implementation[] {
  const { database, protection, files, refunds, decisions } = options;
  const isRefund = (refundNo: string) => eq(refund.refundNo, refundNo);

  const queue = createClaimedQueue(
    {
      ...{ kind: refunds, waiting: waitingRefunds, people: queuePeople, isRecord: isRefund },
      numberOf: ({ refundNo }) => refundNo,
      toItem,
      describe: async (runner, queued): Promise<QueuedRefundDetail> => ({
        ...(await describeRefund(runner, queued.row, options)),
        ...toItem(queued),
      }),
    },
    options,
  );

  /** A file that came with a refund. */
  async function readAttached(finance: Parameters<typeof queue.audit>[1], refundNo: string, fileId: string) {
    const row = await refunds.find(database.orm, isRefund(refundNo));
    const isAttached = isRecordId(fileId) && row.fileIds.includes(fileId);
    const file = isAttached ? await findFile(database.orm, fileId) : undefined;
    if (file === undefined) throw new HttpError(404);
    await queue.audit(database.orm, finance, 'openFile', row);
    return readFileContent({ protection, store: files }, file);
  }

  const calls = createOperatorCalls(database.orm, 'finance');
  const { implement, implementRaw } = calls;
  return [
    ...serveQueue(refundQueue, queue, calls),
    implementRaw(getQueuedRefundFile, (finance, { refundNo, fileId }) => readAttached(finance, refundNo, fileId)),
    implement(revealRefundAccount, (finance, { refundNo }) =>
      database.transaction(async (runner) => {
        const row = await refunds.lock(runner, isRefund(refundNo));
        const account = openAccount(protection, row);
        if (account === null || (row.state !== BY_HAND && row.state !== NOT_PAID_OUT))
          throw rejectTransition(refunds.lifecycle, row.state);
        await queue.audit(runner, finance, 'openAccount', row);
        return account;
      }),
    ),
    implement(approveRefund, (finance, { refundNo, version }) =>
      queue.change(finance, { number: refundNo, version }, 'approve', (runner, row, { at }) =>
        decisions.approve(runner, row, { actor: finance, at }),
      ),
    ),
    implement(rejectRefund, (finance, { refundNo, version, reason }) =>
      queue.change(finance, { number: refundNo, version }, 'reject', (runner, row, { at }) =>
        decisions.answer(runner, row, { actor: finance, at, action: 'reject', reason }),
      ),
    ),
    implement(askForRefund, (finance, { refundNo, version, reason }) =>
      queue.change(finance, { number: refundNo, version }, 'ask', (runner, row, { at }) =>
        decisions.answer(runner, row, { actor: finance, at, action: 'ask', reason }),
      ),
    ),
    implement(settleRefund, (finance, { refundNo, version }) =>
      queue.change(finance, { number: refundNo, version }, 'settleByHand', (runner, row, { at }) =>
        decisions.settle(runner, row, { actor: finance, at }),
      ),
    ),
    implement(failRefund, (finance, { refundNo, version, reason }) =>
      queue.act(finance, { number: refundNo, version }, 'failByHand', reason),
    ),
    implement(retryRefund, (finance, { refundNo, version }) =>
      queue.change(finance, { number: refundNo, version }, 'retry', (runner, row, { at }) =>
        refunds.transition(
          runner,
          row,
          { action: 'retry', actor: finance, at },
          { paymentId: null, decidedBy: finance.id },
        ),
      ),
    ),
  ];
}

function toItem({ row, userCode, assignee }: QueuedRecord<RefundRow>): QueuedRefund {
  const { refundNo, orderNo, productName, amount, state, createdAt, version } = row;
  return {
    ...{ refundNo, orderNo, productName, amount, status: state, version, userCode, assignee },
    createdAt: toChinaTime(createdAt),
  };
}
