import {
  REFUND_ARRIVAL_DAYS,
  type RefundBrief,
  type RefundChannel,
  type RefundDetail,
} from '@portal/api-contract/account';
import { findTransition, refundLifecycle } from '@portal/lifecycles';
import { asc, eq } from 'drizzle-orm';
import { toChinaTime } from '../../../platform/china-time';
import type { QueryRunner } from '../../../platform/database/database';
import type { Ledger } from '../../../platform/money/ledger/ledger';
import { addDuration } from '../../../platform/records/durations';
import { findDue } from '../../../platform/records/record-timers';
import { readRecordFiles, readStatusLog } from '../../../platform/records/status-log.repository';
import type { DataProtection } from '../../../platform/security/data-protection';
import { payment } from '../payments.tables';
import {
  ASKED,
  AWAITING_INVOICE,
  BY_HAND,
  NOT_PAID_OUT,
  ON_ITS_WAY,
  refundPart,
  type RefundRow,
  REVIEWING,
} from '../refunds.tables';
import { maskAccount, openAccount } from './refund-account';
import { describeArrival, describeInvoices } from './refund-offer';
import { findWays } from './refund-ways';

/** What its owner may do with a refund, by the lifecycle. */
const OWN_ACTIONS = ['supplement', 'cancel', 'appeal'] as const;

/** A refund in a list of its owner, whose money goes back in a way; `null` where none does. */
export function toRefundBrief(row: RefundRow, channel: RefundChannel | null): RefundBrief {
  const { refundNo, orderNo, productName, items, amount, state, createdAt, stateSince, version } = row;
  return {
    ...{ refundNo, orderNo, productName, items: [...items], refund: amount, status: state, version },
    channel,
    createdAt: toChinaTime(createdAt),
    stateSince: toChinaTime(stateSince),
    actions: listActions(row),
  };
}

function listActions({ state, isAppealed }: RefundRow): string[] {
  const own = OWN_ACTIONS.filter((action) => findTransition(refundLifecycle, state, action, 'user') !== undefined);
  return [
    ...own.filter((action) => action !== 'appeal' || !isAppealed),
    ...(state === NOT_PAID_OUT ? ['updateAccount'] : []),
  ];
}

export interface RefundDetailOptions {
  readonly ledger: Pick<Ledger, 'balancesOf'>;
  readonly protection: DataProtection;
}

/** A refund with everything its owner may see. The caller has made sure that it may be seen. */
export async function describeRefund(
  runner: QueryRunner,
  row: RefundRow,
  { ledger, protection }: RefundDetailOptions,
): Promise<RefundDetail> {
  const { paid, used, fee, rule, formula, reason, description, fileIds, isAppealed } = row;
  const files = await readRecordFiles(runner, fileIds);
  const channel = (await findWays(runner, [row])).get(row.id) ?? null;
  const account = openAccount(protection, row);
  const endsBy = findDue(refundLifecycle, row);
  return {
    ...{
      ...toRefundBrief(row, channel),
      parts: await describeParts(runner, row.id),
      paid,
      used,
      fee,
      formula,
      text: description,
      isAppealed,
    },
    ...{ rule: rule === '' ? null : rule, reason: reason === '' ? null : reason },
    files: fileIds.flatMap((id) => files.get(id) ?? []),
    waitsFor: await describeWait(runner, row, ledger),
    arrivalNotice: channel === null ? '' : describeArrival(channel),
    arriveBy: findArrival(row),
    endsBy: endsBy && toChinaTime(endsBy),
    account: account && maskAccount(account),
    log: await readStatusLog(runner, refundLifecycle.name, row.id),
  };
}

/** What goes back by which payment, and through finance. */
async function describeParts(runner: QueryRunner, refundId: string): Promise<RefundDetail['parts']> {
  const rows = await runner
    .select({ part: refundPart, payChannel: payment.channel })
    .from(refundPart)
    .leftJoin(payment, eq(payment.id, refundPart.paymentId))
    .where(eq(refundPart.refundId, refundId))
    .orderBy(asc(refundPart.partNo));
  return rows.map(({ part: { paymentId, amount, state, stateSince }, payChannel }) => ({
    ...{ channel: paymentId === null ? ('transfer' as const) : ('source' as const), payChannel, amount },
    ...{ status: state, stateSince: toChinaTime(stateSince) },
  }));
}

/** What a refund waits for, in words for its owner; empty where it is over. */
async function describeWait(
  runner: QueryRunner,
  { state, orderNo, amount, isAccountCorrected }: RefundRow,
  ledger: Pick<Ledger, 'balancesOf'>,
): Promise<string> {
  switch (state) {
    case REVIEWING:
      return '等待财务审核';
    case ASKED:
      return '等待您补充材料';
    case AWAITING_INVOICE: {
      const { invoiceable } = await ledger.balancesOf(orderNo, runner);
      return describeInvoices(amount, invoiceable) || '发票已退回，即将自动继续退款';
    }
    case ON_ITS_WAY:
      return '等待支付渠道退回款项';
    case BY_HAND:
      return '等待财务汇款退回';
    case NOT_PAID_OUT:
      return isAccountCorrected ? '等待财务按您更正的账户重新退款' : '等待您更正收款账户';
    default:
      return '';
  }
}

function findArrival({ state, stateSince }: RefundRow): string | null {
  if (state !== ON_ITS_WAY && state !== BY_HAND) return null;
  const channel = state === BY_HAND ? 'transfer' : 'source';
  return toChinaTime(addDuration(stateSince, { workDays: REFUND_ARRIVAL_DAYS[channel].to }));
}
