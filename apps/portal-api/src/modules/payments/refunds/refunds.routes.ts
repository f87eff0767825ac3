import {
  appealRefund,
  applyForRefund,
  calculateRefund,
  cancelRefund,
  countRefunds,
  getRefund,
  getRefundOptions,
  listRefunds,
  supplementRefund,
  updateRefundAccount,
} from '@portal/api-contract/account';
import { type Implementation, implement, type ServingOptions } from '../../../platform/http/implement';
import { requireSubject } from '../../../platform/http/require-subject';
import { countRefundsByState } from './refunds.repository';
import { createRefundsService, type RefundsServiceOptions } from './refunds.service';

const WRITING: ServingOptions = {
  bodyLimit: 8192,
  rateWindows: [
    { max: 30, seconds: 60 },
    { max: 300, seconds: 86_400 },
  ],
};

/** Calls of the pages about refunds. */
export function createRefundRoutes(options: RefundsServiceOptions): Implementation[] {
  const { orm } = options.database;
  const service = createRefundsService(options);
  return [
    implement(getRefundOptions, async ({ orderNo }, context) =>
      service.describeOrder(await requireSubject(context), orderNo),
    ),
    implement(calculateRefund, async (input, context) => service.calculate(await requireSubject(context), input), {
      bodyLimit: 8192,
    }),
    implement(applyForRefund, async (input, context) => service.apply(await requireSubject(context), input, context), {
      ...WRITING,
      successMsg: '退款申请已提交',
    }),
    // The page asks again while something is under way, which is no sign of its reader.
    implement(listRefunds, async (input, context) => service.list(await requireSubject(context), input), {
      isPassive: true,
    }),
    implement(countRefunds, async (_input, context) => countRefundsByState(orm, await requireSubject(context)), {
      isPassive: true,
    }),
    implement(getRefund, async ({ refundNo }, context) => service.open(await requireSubject(context), refundNo), {
      isPassive: true,
    }),
    implement(
      supplementRefund,
      async (input, context) => service.supplement(await requireSubject(context), input, context),
      { ...WRITING, successMsg: '材料已提交' },
    ),
    implement(cancelRefund, async (input, context) => service.cancel(await requireSubject(context), input, context), {
      ...WRITING,
      successMsg: '退款申请已撤销',
    }),
    implement(appealRefund, async (input, context) => service.appeal(await requireSubject(context), input, context), {
      ...WRITING,
      successMsg: '申诉已提交',
    }),
    implement(
      updateRefundAccount,
      async (input, context) => service.updateAccount(await requireSubject(context), input, context),
      { ...WRITING, successMsg: '收款账户已更新' },
    ),
  ];
}
