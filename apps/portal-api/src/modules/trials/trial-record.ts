import { findMaxExtension } from '@portal/api-contract/account';
import { type ActionOf, trialLifecycle } from '@portal/lifecycles';
import { and, eq, gte, type SQL } from 'drizzle-orm';
import { defineRecord } from '../../platform/records/define-record';
import type { Subject } from '../../platform/security/session-verifier';
import { completedOrder } from '../purchase/orders.read-model';
import { trial, type TrialRow } from './trials.tables';

/** Triggers of trials. */
export type TrialAction = ActionOf<typeof trialLifecycle>;

const DAY_MS = 86_400_000;

/** Page of a trial, inside the site and without prefix. */
export function toTrialLink(trialNo: string): string {
  return `/overview/try-product-modal?id=${encodeURIComponent(trialNo)}`;
}

/** A moment some days after another. */
export function addDays(at: Date, days: number): Date {
  return new Date(at.getTime() + days * DAY_MS);
}

/** Condition of a trial, of the caller where one is given. */
export function isTrial(trialNo: string, owner?: Subject): SQL | undefined {
  return and(eq(trial.trialNo, trialNo), owner && eq(trial.ownerId, owner.id));
}

/** Trials, and the only way to change one. */
export const trials = defineRecord({
  lifecycle: trialLifecycle,
  table: trial,
  guards: {
    // Unique indexes of the table say so, whoever applies at the same time.
    isFirstForProduct: () => '',
    extendedNever: ({ extendedAt }) => (extendedAt === null ? '' : '每个试用只能申请一次延期'),
    withinHalfPeriod({ days, extensionDays }) {
      const max = findMaxExtension(days);
      return (extensionDays ?? 0) <= max ? '' : `延期不能超过试用期限的一半，最多${max}天`;
    },
    async hasPaidOrder({ ownerId, productCode, orderNo, createdAt }, { runner }) {
      if (orderNo === null) return '还没有该产品的正式订单';
      const order = completedOrder;
      const isFollowing = and(
        ...[eq(order.orderNo, orderNo), eq(order.ownerId, ownerId), eq(order.productCode, productCode)],
        gte(order.createdAt, createdAt),
      );
      const [found] = await runner.select({ orderNo: order.orderNo }).from(order).where(isFollowing);
      return found ? '' : '订单尚未开通，或不是该产品的订单';
    },
  },
  describe: ({ trialNo, productName }) => ({
    ...{ number: trialNo, title: productName, messageType: 'system' },
    link: toTrialLink(trialNo),
  }),
  isClaimedForStep: true,
  effects: (_runner, row, { action, at, reason = '' }) => listEffects(row, action, at, reason),
});

function listEffects(row: TrialRow, action: TrialAction, at: Date, reason: string): Partial<TrialRow> {
  switch (action) {
    case 'reject':
      return { reason };
    case 'approve':
      return { askAt: at };
    case 'open':
      return { openedAt: at, endsAt: addDays(at, row.days), askAt: null, failure: '' };
    case 'extend':
      return { extendedAt: at };
    case 'grantExtension':
      return {
        ...{ isExtended: true, remindedDays: null },
        endsAt: row.endsAt && addDays(row.endsAt, row.extensionDays ?? 0),
      };
    case 'expire':
    case 'convert':
    case 'cancel':
      return { endedAt: at, askAt: null };
    default:
      return {};
  }
}
