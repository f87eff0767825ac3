import { and, eq, lte } from 'drizzle-orm';
import { toChinaDay } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import { createDueRows } from '../../platform/jobs/due-rows';
import type { DueWork } from '../../platform/jobs/due-work';
import { postMessage } from '../../platform/messages/post-message';
import { countDaysLeft, findReminder } from '../instances/instance-times';
import { subscriptions, toSubscriptionLink } from './model-subscription-record';
import { modelSubscription, type ModelSubscriptionRow, RUNNING } from './model-subscriptions.tables';

/** Reminds owners of models whose time ends soon. */
export function createModelReminders(options: { readonly database: Database; readonly clock: Clock }): DueWork {
  const { state, remindAt } = modelSubscription;
  return createDueRows(
    {
      name: 'models.remind',
      table: modelSubscription,
      isDue: (now) => and(eq(state, RUNNING), lte(remindAt, now)),
      since: remindAt,
      work: remind,
    },
    options,
  );
}

async function remind(runner: QueryRunner, row: ModelSubscriptionRow, at: Date): Promise<void> {
  // What ends at this moment is told of by its end.
  if (row.endsAt > at) await tellOfEnd(runner, row, at);
  await subscriptions.mark(runner, row, { remindAt: findReminder(row, at) });
}

async function tellOfEnd(runner: QueryRunner, row: ModelSubscriptionRow, at: Date): Promise<void> {
  const { id, ownerId, subscriptionNo, modelName, endsAt } = row;
  await postMessage(runner, {
    ...{ ownerId, at, type: 'system', recordNo: subscriptionNo, link: toSubscriptionLink(id) },
    title: `模型「${modelName}」还有 ${countDaysLeft(endsAt, at)} 天到期`,
    body: `模型编号：${subscriptionNo}，到期日：${toChinaDay(endsAt)}。重新申请通过后，时间从到期日起顺延，密钥继续有效。`,
  });
}
