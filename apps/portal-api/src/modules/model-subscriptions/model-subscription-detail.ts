import type { ModelSubscription, ModelSubscriptionDetail } from '@portal/api-contract/account';
import { ENDING_DAYS } from '@portal/api-contract/account';
import { modelSubscriptionLifecycle } from '@portal/lifecycles';
import { eq } from 'drizzle-orm';
import { listAccessKeys } from '../../platform/access-keys/access-keys';
import { toChinaTime } from '../../platform/china-time';
import { toDetailUrl } from '../../platform/content-items/item-links';
import type { QueryRunner } from '../../platform/database/database';
import { readStatusLog } from '../../platform/records/status-log.repository';
import { addDays, countDaysLeft } from '../instances/instance-times';
import { modelItem } from '../models/models.read-model';
import { subscriptionKeys } from './model-subscription-record';
import { BY_INTERFACE, modelKey, type ModelSubscriptionRow, RUNNING } from './model-subscriptions.tables';
import { sumMonth } from './model-usage';

/** A model in use in a list of its owner, with the calls of this month. */
export function toSubscription(row: ModelSubscriptionRow, used: number, now: Date): ModelSubscription {
  const { id, subscriptionNo, modelId, modelName, modelType, deliveryMode, state, version } = row;
  const { startsAt, endsAt, monthlyQuota: total } = row;
  const isRunning = state === RUNNING;
  return {
    ...{ id, subscriptionNo, modelId, modelName, modelType, deliveryMode, status: state, version },
    modelUrl: toDetailUrl('model', modelId),
    ...{ startsAt: toChinaTime(startsAt), endsAt: toChinaTime(endsAt) },
    daysLeft: isRunning ? countDaysLeft(endsAt, now) : 0,
    isEnding: isRunning && endsAt <= addDays(now, ENDING_DAYS),
    quota: deliveryMode === BY_INTERFACE ? { total, used: Math.min(used, total) } : null,
  };
}

/** A model in use with everything that belongs to it. The caller has made sure that it may be seen. */
export async function describeSubscription(
  runner: QueryRunner,
  row: ModelSubscriptionRow,
  { canTry, now }: { readonly canTry: boolean; readonly now: Date },
): Promise<ModelSubscriptionDetail> {
  const used = await sumMonth(runner, [row.id], now);
  const content = row.deliveryMode === BY_INTERFACE ? await readModel(runner, row.modelId) : undefined;
  const isOpen = subscriptionKeys.canHaveKeys(row);
  return {
    ...toSubscription(row, used.get(row.id) ?? 0, now),
    applicationNo: row.applicationNo,
    keys: await listAccessKeys(runner, modelKey, row.id),
    interface: content
      ? { inputs: content.inputs, outputs: content.outputs, sampleRequest: content.sampleRequest }
      : null,
    log: await readStatusLog(runner, modelSubscriptionLifecycle.name, row.id),
    actions: [...(isOpen ? ['createKey'] : []), ...(isOpen && canTry && content ? ['tryOut'] : [])],
  };
}

/** What a model takes and gives, on the shelf or off it; `undefined` where the content has it no more. */
export async function readModel(runner: QueryRunner, modelId: string) {
  const [row] = await runner.select({ content: modelItem.content }).from(modelItem).where(eq(modelItem.id, modelId));
  return row?.content;
}
