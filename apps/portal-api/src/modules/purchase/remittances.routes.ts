import { chooseTransfer, getRemitInfo, uploadVoucher } from '@portal/api-contract/account';
import { type Implementation, implement, type ServingOptions } from '../../platform/http/implement';
import { requireSubject } from '../../platform/http/require-subject';
import type { Platform } from '../../platform/platform';
import { readTransferAccount } from '../../platform/transfer-account';
import type { Orders } from './order-record';
import { createRemittancesService } from './remittances.service';

const WRITING: ServingOptions = { bodyLimit: 8192, rateWindows: [{ max: 30, seconds: 60 }] };

/** Calls of owners whose orders are paid by a transfer. */
export function createRemittanceRoutes(
  orders: Orders,
  options: Pick<Platform, 'environment' | 'isDemo' | 'database' | 'clock' | 'idempotency' | 'ledger'>,
): Implementation[] {
  const account = readTransferAccount(options.environment, options.isDemo);
  const service = createRemittancesService(orders, { ...options, account });
  return [
    implement(
      chooseTransfer,
      async ({ orderNo }, context) => service.choose(await requireSubject(context), orderNo),
      WRITING,
    ),
    implement(getRemitInfo, async ({ orderNo }, context) => service.open(await requireSubject(context), orderNo)),
    implement(uploadVoucher, async (input, context) => service.upload(await requireSubject(context), input, context), {
      ...WRITING,
      successMsg: '汇款凭证已提交',
    }),
  ];
}
