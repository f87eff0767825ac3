import { and, eq, lte } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import { createDueRows } from '../../platform/jobs/due-rows';
import type { DueWork } from '../../platform/jobs/due-work';
import { postMessage } from '../../platform/messages/post-message';
import { toChinaDay } from '../../platform/china-time';
import { instances, toInstanceLink } from './instance-record';
import { countDaysLeft, findReminder } from './instance-times';
import { type InstanceRow, productInstance, RUNNING } from './instances.tables';

/** Reminds owners of products that end soon. */
export function createReminders(options: { readonly database: Database; readonly clock: Clock }): DueWork {
  const { state, remindAt } = productInstance;
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

async function remind(runner: QueryRunner, row: InstanceRow, at: Date): Promise<void> {
  // What ends at this moment is told of by its end.
  if (row.endsAt > at) await tellOfEnd(runner, row, at);
  await instances.change(runner, row, { remindAt: findReminder(row, at) });
}

/** Tells how many days a product has left, and what its owner can do. */
async function tellOfEnd(runner: QueryRunner, row: InstanceRow, at: Date): Promise<void> {
  const { id, ownerId, instanceNo, productName, endsAt } = row;
  const days = countDaysLeft(endsAt, at);
  await postMessage(runner, {
    ...{ ownerId, at, type: 'order', recordNo: instanceNo, link: toInstanceLink(id) },
    title: `产品「${productName}」还有 ${days} 天到期`,
    body: `产品编号：${instanceNo}，到期日：${toChinaDay(endsAt)}。到期后停止服务，数据保留 15 天。`,
  });
}
