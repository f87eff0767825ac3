import type { ClosingBlocker } from '@portal/api-contract/account';
import { listStates, workOrderLifecycle } from '@portal/lifecycles';
import { and, eq, gt, inArray, or } from 'drizzle-orm';
import type { QueryRunner } from '../../database/database';
import type { Operators } from '../../security/operators';
import { purchaseOrder } from '../purchase/purchase.tables';
import { countRunningProducts } from '../purchase/running-orders';
import { portalUser } from '../users/users.tables';
import { workOrder } from '../work-orders/work-orders.tables';

/** With what is looked for. */
export interface BlockerContext {
  readonly orm: QueryRunner;
  readonly operators: Operators;
  readonly now: Date;
}

/** Something that keeps an account open, and what its owner can do about it. */
interface BlockerSource extends Omit<ClosingBlocker, 'count'> {
  readonly count: (context: BlockerContext, ownerId: string) => Promise<number>;
}

/** States after which only a reopening could bring a work order back. */
const OPEN_WORK_ORDERS = listStates(workOrderLifecycle).filter((state) => state < 4);

/** The longest that the price of an order holds (design: lifecycles, order): nobody can pay it any more afterwards. */
const UNPAID_DAYS = 7;

const DAY_MS = 24 * 3_600_000;

const WORK_ORDER_FORM = '/overview/submitworkorder';

/**
 * What has to be finished before an account can be closed: the design's list (account area, account deletion) as far as
 * the portal has such records, and nothing else, since a closing has no further conditions. The duties of people of the
 * platform are the exception: nobody would be left to answer for what they do.
 */
const BLOCKER_SOURCES: readonly BlockerSource[] = [
  {
    type: 'order',
    title: '未完成的订单',
    url: WORK_ORDER_FORM,
    advice: `需要取消订单请提交工单，由客服处理；待支付的订单满${UNPAID_DAYS}天后不再影响注销。`,
    count({ orm, now }, ownerId) {
      const payableSince = new Date(now.getTime() - UNPAID_DAYS * DAY_MS);
      const isPayable = and(eq(purchaseOrder.state, 'unpaid'), gt(purchaseOrder.createdAt, payableSince));
      const isOpen = or(eq(purchaseOrder.state, 'reviewing'), isPayable);
      return orm.$count(purchaseOrder, and(eq(purchaseOrder.ownerId, ownerId), isOpen));
    },
  },
  {
    type: 'product',
    title: '使用中的产品',
    url: WORK_ORDER_FORM,
    advice: '请等待产品到期，或提交工单申请退订。',
    count: ({ orm, now }, ownerId) => countRunningProducts(orm, ownerId, now),
  },
  {
    type: 'workorder',
    title: '未结束的工单',
    url: '/overview/workorder',
    advice: '',
    count: ({ orm }, ownerId) =>
      orm.$count(workOrder, and(eq(workOrder.ownerId, ownerId), inArray(workOrder.status, OPEN_WORK_ORDERS))),
  },
  {
    type: 'duty',
    title: '运营职责',
    url: null,
    advice: '您的账号承担平台运营职责，请联系管理员解除职责后再申请注销。',
    async count({ orm, operators }, ownerId) {
      const [user] = await orm
        .select({ issuer: portalUser.issuer, account: portalUser.account, userCode: portalUser.userCode })
        .from(portalUser)
        .where(eq(portalUser.id, ownerId));
      return user && operators.findDuties(user).size > 0 ? 1 : 0;
    },
  },
];

/** What keeps an owner's account open now; empty for nothing. */
export async function findBlockers(context: BlockerContext, ownerId: string): Promise<ClosingBlocker[]> {
  const blockers: ClosingBlocker[] = [];
  for (const { count: countOpen, ...source } of BLOCKER_SOURCES) {
    const count = await countOpen(context, ownerId);
    if (count > 0) blockers.push({ ...source, count });
  }
  return blockers;
}
