import { and, eq, lte } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import { createDueRows } from '../../platform/jobs/due-rows';
import type { DueWork } from '../../platform/jobs/due-work';
import { postMessage } from '../../platform/messages/post-message';
import { toChinaDay } from '../../platform/china-time';
import type { ChangeOrders } from '../purchase/change-orders';
import { toCashierLink } from '../purchase/order-links';
import { toChangedInstance } from './changed-instance';
import { instances, toInstanceLink } from './instance-record';
import { countDaysLeft, findReminder } from './instance-times';
import { type InstanceRow, productInstance, RUNNING } from './instances.tables';

export interface RemindersOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly changeOrders: ChangeOrders;
}

/** What the owner is told before the end. */
interface Reminder {
  readonly title: string;
  readonly body: string;
  readonly link: string;
}

/** Reminds owners of products that end soon, and orders the renewal of those that are renewed by themselves. */
export function createReminders({ changeOrders, ...options }: RemindersOptions): DueWork {
  const { state, remindAt } = productInstance;

  /** Does the work before the end of a product, once for each of its ends. */
  async function remind(runner: QueryRunner, row: InstanceRow, at: Date): Promise<void> {
    const { endsAt, isAutoRenewed, autoRenewedEnd } = row;
    const isRenewed = isAutoRenewed && endsAt > at && autoRenewedEnd?.getTime() !== endsAt.getTime();
    // What ends at this moment is told of by its end.
    if (endsAt > at) {
      const reminder = isRenewed ? await renew(runner, row, at) : await findOpen(runner, row, at);
      if (reminder) await tell(runner, row, reminder, at);
    }
    await instances.mark(runner, row, {
      remindAt: findReminder(row, at),
      ...(isRenewed && { autoRenewedEnd: endsAt }),
    });
  }

  /** Orders a renewal, and returns what is to be told of it. */
  async function renew(runner: QueryRunner, row: InstanceRow, at: Date): Promise<Reminder> {
    const outcome = await changeOrders.orderRenewal(runner, await toChangedInstance(runner, row), at);
    const days = countDaysLeft(row.endsAt, at);
    if ('failure' in outcome) {
      const body = `${outcome.failure}。到期后停止服务，数据保留 15 天`;
      return { title: `还有 ${days} 天到期，未能自动续费`, body, link: toInstanceLink(row.id) };
    }
    const { orderNo } = outcome;
    return {
      title: `还有 ${days} 天到期，自动续费订单待支付`,
      body: `订单号：${orderNo}，请在到期前支付，可在线支付或对公汇款；付清后自动延长，未支付则到期停止服务`,
      link: toCashierLink(orderNo),
    };
  }

  /** What is to be told where no renewal is ordered; nothing of what is paid for and only waits. */
  async function findOpen(runner: QueryRunner, row: InstanceRow, at: Date): Promise<Reminder | undefined> {
    const { openOrder } = await changeOrders.offer(runner, await toChangedInstance(runner, row), at);
    const days = countDaysLeft(row.endsAt, at);
    if (openOrder?.type !== 'renewal') {
      const body = '到期后停止服务，数据保留 15 天，期间续费可继续使用';
      return { title: `还有 ${days} 天到期`, body, link: toInstanceLink(row.id) };
    }
    const { orderNo, status } = openOrder;
    if (status !== 20) return undefined;
    const body = `订单号：${orderNo}，请在到期前支付，付清后自动延长`;
    return { title: `还有 ${days} 天到期，续费订单待支付`, body, link: toCashierLink(orderNo) };
  }

  return createDueRows(
    {
      name: 'instances.remind',
      table: productInstance,
      isDue: (now) => and(eq(state, RUNNING), lte(remindAt, now)),
      since: remindAt,
      work: remind,
    },
    options,
  );
}

async function tell(runner: QueryRunner, row: InstanceRow, { title, body, link }: Reminder, at: Date): Promise<void> {
  const { ownerId, instanceNo, productName, endsAt } = row;
  await postMessage(runner, {
    ...{ ownerId, at, type: 'order', recordNo: instanceNo, link },
    title: `产品「${productName}」${title}`,
    body: `产品编号：${instanceNo}，到期日：${toChinaDay(endsAt)}。${body}。`,
  });
}
