import { and, count, eq, inArray } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { modelSubscription, RUNNING } from './model-subscriptions.tables';

/** How many use models now, by the ids of the models; nothing for those that nobody uses. */
export async function countSubscribers(
  runner: QueryRunner,
  modelIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (modelIds.length === 0) return new Map();
  const { modelId, state } = modelSubscription;
  const rows = await runner
    .select({ modelId, total: count() })
    .from(modelSubscription)
    .where(and(eq(state, RUNNING), inArray(modelId, [...modelIds])))
    .groupBy(modelId);
  return new Map(rows.map((row) => [row.modelId, row.total]));
}

/** Whether somebody uses a model, or has used it. */
export async function hasUsedModel(runner: QueryRunner, modelId: string, ownerId: string): Promise<boolean> {
  const { modelId: model, ownerId: owner } = modelSubscription;
  return (await runner.$count(modelSubscription, and(eq(owner, ownerId), eq(model, modelId)))) > 0;
}
