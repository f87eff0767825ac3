import type {
  appealRefund,
  applyForRefund,
  calculateRefund,
  cancelRefund,
  listRefunds,
  RefundDetail,
  supplementRefund,
  updateRefundAccount,
} from '@portal/api-contract/account';
import { REFUND_ERRORS, REFUND_LIMITS } from '@portal/api-contract/account';
import { randomUUID } from 'node:crypto';
import { createBusinessNumber } from '../../../platform/business-number';
import { assertWithinQuota } from '../../../platform/database/account-quota';
import type { QueryRunner } from '../../../platform/database/database';
import { claimFiles } from '../../../platform/files/files.repository';
import type { CallContext } from '../../../platform/http/call-context';
import { HttpError, rejectFields } from '../../../platform/http/http-error';
import type { ParsedInput } from '../../../platform/http/implement';
import { formatMoney } from '../../../platform/money/format-money';
import type { Platform } from '../../../platform/platform';
import { rejectTransition, toActor } from '../../../platform/records/record-transition';
import type { Subject } from '../../../platform/security/session-verifier';
import type { RefundableOrders } from '../../purchase/refundable-orders';
import type { Refunds } from '../refund-record';
import { NOT_PAID_OUT, refund, type RefundRow } from '../refunds.tables';
import { followOrder } from './follow-order';
import { assertStillFree } from './assert-still-free';
import { sealAccount } from './refund-account';
import { describeRefund, toRefundBrief } from './refund-detail';
import { findWays } from './refund-ways';
import { type RefundOffers, toCalculation } from './refund-offer';
import { findRefundPage, isOwnRefund } from './refunds.repository';

const QUOTA = { table: refund, most: REFUND_LIMITS.aDay, msg: '今日申请退款的次数过多，请明天再试' };

export interface RefundsServiceOptions extends Pick<
  Platform,
  'database' | 'clock' | 'idempotency' | 'protection' | 'ledger'
> {
  readonly refunds: Refunds;
  readonly offers: RefundOffers;
  readonly refundableOrders: RefundableOrders;
}

/** What an owner does with a refund. */
interface Change {
  readonly owner: Subject;
  readonly name: string;
  readonly input: { readonly refundNo: string };
  readonly context: CallContext;
}

/** What owners do with refunds of their orders. */
export function createRefundsService(options: RefundsServiceOptions) {
  const { database, clock, idempotency, protection, refunds, offers, refundableOrders } = options;
  const { orm } = database;

  const open = (owner: Subject, refundNo: string): Promise<RefundDetail> =>
    database.transaction(async (runner) =>
      describeRefund(runner, await refunds.find(runner, isOwnRefund(owner, refundNo)), options),
    );

  /** Changes a refund once, under its lock, and returns it as it is then. */
  async function change(
    { owner, name, input, context }: Change,
    work: (runner: QueryRunner, row: RefundRow, at: Date) => Promise<RefundRow>,
  ): Promise<RefundDetail> {
    const call = { scope: `refund.${name}`, owner, input, context };
    // Only the number is kept for repeats: what is said about the refund would be kept a second time otherwise.
    const { refundNo } = await idempotency.runOnce(call, async (runner) => {
      const row = await refunds.lock(runner, isOwnRefund(owner, input.refundNo));
      await work(runner, row, clock());
      await followOrder(runner, refundableOrders, row.orderNo);
      return { refundNo: row.refundNo };
    });
    return open(owner, refundNo);
  }

  /** Stores an application at the sums of the moment. */
  async function apply(runner: QueryRunner, owner: Subject, input: ParsedInput<typeof applyForRefund>) {
    const at = clock();
    const { orderNo, reason, text: description } = input;
    await assertWithinQuota(runner, owner.id, at, QUOTA);
    const order = await refundableOrders.lock(runner, orderNo, owner);
    const { refund: amount, ...offer } = await offers.calculate(runner, order, input.items, at);
    if (input.refund !== undefined && input.refund !== amount)
      throw new HttpError(409, `可退金额已更新为 ¥${formatMoney(amount)}，请确认后重新提交`);
    const fileIds = [...new Set(input.fileIds)];
    await claimFiles(runner, owner, fileIds);
    const { rule, formula, items, paid, used, fee } = offer;
    const refundNo = createBusinessNumber('RF', at);
    await refunds.create(
      runner,
      {
        ...{ id: randomUUID(), refundNo, ownerId: owner.id, orderNo, paymentId: null, amount, createdAt: at },
        ...{ productName: order.productName, productCode: order.productCode, isApplied: true },
        ...{ rule, formula, items, paid, used, fee, reason, description, fileIds },
      },
      { action: 'apply', actor: toActor(owner), at },
    );
    await followOrder(runner, refundableOrders, orderNo);
    return { refundNo };
  }

  return {
    open,

    async list(owner: Subject, input: ParsedInput<typeof listRefunds>) {
      const { rows, total } = await findRefundPage(orm, owner, input);
      const ways = await findWays(orm, rows);
      const list = rows.map((row) => toRefundBrief(row, ways.get(row.id) ?? null));
      return { list, total, pageNo: input.pageNo, pageSize: input.pageSize };
    },

    /** What of an own order can be given back. */
    describeOrder: (owner: Subject, orderNo: string) =>
      database.transaction(async (runner) =>
        offers.describe(runner, await refundableOrders.find(runner, owner, orderNo)),
      ),

    /** What would go back of an own order. */
    calculate: (owner: Subject, { orderNo, items }: ParsedInput<typeof calculateRefund>) =>
      database.transaction(async (runner) =>
        toCalculation(
          await offers.calculate(runner, await refundableOrders.find(runner, owner, orderNo), items, clock()),
        ),
      ),

    /** Applies for a refund, once for each key. */
    async apply(owner: Subject, input: ParsedInput<typeof applyForRefund>, context: CallContext) {
      if (input.reason === 'other' && input.text === '')
        throw rejectFields([{ field: 'text', msg: REFUND_ERRORS.otherReason }]);
      const call = { scope: 'refund.apply', owner, input, context };
      return idempotency.runOnce(call, (runner) => apply(runner, owner, input));
    },

    supplement: (owner: Subject, input: ParsedInput<typeof supplementRefund>, context: CallContext) =>
      change({ owner, name: 'supplement', input, context }, async (runner, row, at) => {
        const fileIds = [...new Set(input.fileIds)];
        const request = { action: 'supplement', actor: toActor(owner), at, reason: input.text, fileIds } as const;
        const supplemented = await refunds.transition(runner, row, request, { fileIds: [...row.fileIds, ...fileIds] });
        await claimFiles(runner, owner, fileIds);
        return supplemented;
      }),

    cancel: (owner: Subject, input: ParsedInput<typeof cancelRefund>, context: CallContext) =>
      change({ owner, name: 'cancel', input, context }, (runner, row, at) =>
        refunds.transition(runner, row, { action: 'cancel', actor: toActor(owner), at, reason: input.reason }),
      ),

    /** Has somebody else look at a rejection; what it was for must not be in another refund by now. */
    appeal: (owner: Subject, input: ParsedInput<typeof appealRefund>, context: CallContext) =>
      change({ owner, name: 'appeal', input, context }, async (runner, row, at) => {
        const request = { action: 'appeal', actor: toActor(owner), at, reason: input.reason } as const;
        const appealed = await refunds.transition(runner, row, request);
        await assertStillFree(runner, await refundableOrders.lock(runner, row.orderNo, owner), row, at);
        return appealed;
      }),

    /** Names where the money goes of a refund that has failed. */
    updateAccount: (owner: Subject, input: ParsedInput<typeof updateRefundAccount>, context: CallContext) =>
      change({ owner, name: 'updateAccount', input, context }, async (runner, row, at) => {
        if (row.state !== NOT_PAID_OUT) throw rejectTransition(refunds.lifecycle, row.state);
        await refunds.note(runner, row, { action: 'updateAccount', actor: toActor(owner), at });
        const accountEncrypted = sealAccount(protection, row.id, input);
        return refunds.change(runner, row, { accountEncrypted, isAccountCorrected: true });
      }),
  };
}
