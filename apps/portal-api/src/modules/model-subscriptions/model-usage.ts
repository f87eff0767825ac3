import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import { toChinaDay } from '../../platform/china-time';
import type { QueryRunner } from '../../platform/database/database';
import { modelUsage } from './model-subscriptions.tables';

/** Calls of models by day, in a range of days. */
export function readUsage(
  runner: QueryRunner,
  subscriptionId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<{ day: string; calls: number }[]> {
  const { day, calls } = modelUsage;
  return runner
    .select({ day, calls })
    .from(modelUsage)
    .where(and(eq(modelUsage.subscriptionId, subscriptionId), gte(day, from), lte(day, to)))
    .orderBy(asc(day));
}

/** Calls of models in the month of a moment in China, by their keys; nothing for those that were not called. */
export async function sumMonth(
  runner: QueryRunner,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const { subscriptionId, day, calls } = modelUsage;
  const rows = await runner
    .select({ id: subscriptionId, used: sql<number>`sum(${calls})::int` })
    .from(modelUsage)
    .where(and(inArray(subscriptionId, [...ids]), gte(day, `${toChinaDay(now).slice(0, 8)}01`)))
    .groupBy(subscriptionId);
  return new Map(rows.map(({ id, used }) => [id, used]));
}

/** Counts calls of a model on the day of a moment; fewer than none gives some back. */
export async function countCalls(runner: QueryRunner, subscriptionId: string, at: Date, calls: number): Promise<void> {
  await runner
    .insert(modelUsage)
    .values({ subscriptionId, day: toChinaDay(at), calls })
    .onConflictDoUpdate({
      target: [modelUsage.subscriptionId, modelUsage.day],
      set: { calls: sql`${modelUsage.calls} + ${calls}` },
    });
}
