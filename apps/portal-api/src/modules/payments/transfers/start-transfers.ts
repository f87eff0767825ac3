import type { Platform } from '../../../platform/platform';
import type { TransferAccount } from '../../../platform/transfer-account';
import type { OrderPayments } from '../../purchase/order-payments';
import type { Identities } from '../../realname/effective-identity';
import type { GiveBackByHand } from '../give-back';
import { createEndedRefunds } from './ended-refunds';
import { createPostTransfer } from './post-transfer';
import { createTakeTransfer } from './take-transfer';
import { createTransferTask } from './transfer-operator';
import { createTransferQueueRoutes } from './transfer-queue.routes';

export interface TransfersOptions extends Pick<Platform, 'database' | 'clock' | 'protection'> {
  /** Absent where no transfers are taken. */
  readonly account: TransferAccount | undefined;
  readonly orderPayments: OrderPayments;
  readonly identities: Pick<Identities, 'findEffective'>;
  readonly giveBackByHand: GiveBackByHand;
}

/** Puts together what is done with money that comes in by transfers. */
export function startTransfers(options: TransfersOptions) {
  const post = createPostTransfer(options);
  const take = createTakeTransfer({ ...options, post });
  return {
    take,
    routes: createTransferQueueRoutes({ ...options, take, post }),
    eventHandlers: createEndedRefunds(options),
    operatorTasks: [createTransferTask({ ...options, take })],
  };
}
