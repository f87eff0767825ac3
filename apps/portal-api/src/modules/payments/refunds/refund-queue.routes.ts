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
import type { Implementation } from '../../../platform/http/implement';
import { createOperatorCalls } from '../../../platform/operations/operator-calls';
import type { Platform } from '../../../platform/platform';
import { createClaimedQueue, type QueuedRecord } from '../../../platform/records/claimed-queue';
import { rejectTransition } from '../../../platform/records/record-transition';
import { createQueueServer, serveQueue } from '../../../platform/records/serve-queue';
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
  const { database, refunds, decisions } = options;

  const queue = createClaimedQueue(
    {
      ...{ kind: refunds, waiting: waitingRefunds, people: queuePeople },
      isRecord: (refundNo) => eq(refund.refundNo, refundNo),
      numberOf: ({ refundNo }) => refundNo,
      toItem,
      describe: async (runner, queued): Promise<QueuedRefundDetail> => ({
        ...(await describeRefund(runner, queued.row, options)),
        ...toItem(queued),
      }),
    },
    options,
  );

  const calls = createOperatorCalls(database.orm, 'finance');
  const { serveAction, serveFile, serveLook } = createQueueServer(queue, calls);
  return [
    ...serveQueue(refundQueue, queue, calls),
    serveFile(getQueuedRefundFile, (_runner, { fileIds }) => fileIds, options),
    serveLook(revealRefundAccount, 'openAccount', (_runner, row) => {
      const account = openAccount(options.protection, row);
      if (account === null || (row.state !== BY_HAND && row.state !== NOT_PAID_OUT))
        throw rejectTransition(refunds.lifecycle, row.state);
      return account;
    }),
    serveAction(approveRefund, decisions.approve),
    serveAction(rejectRefund, decisions.reject),
    serveAction(askForRefund, decisions.ask),
    serveAction(settleRefund, decisions.settle, { auditName: 'settleByHand' }),
    serveAction(failRefund, 'failByHand'),
    serveAction(retryRefund, decisions.retry),
  ];
}

function toItem({ row, userCode, assignee }: QueuedRecord<RefundRow>): QueuedRefund {
  const { refundNo, orderNo, productName, amount, state, createdAt, version } = row;
  return {
    ...{ refundNo, orderNo, productName, amount, status: state, version, userCode, assignee },
    createdAt: toChinaTime(createdAt),
  };
}
