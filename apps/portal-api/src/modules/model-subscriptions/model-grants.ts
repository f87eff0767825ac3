import { MODEL_TERMS } from '@portal/api-contract/account';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { addMonths } from '../../platform/add-months';
import { createBusinessNumber } from '../../platform/business-number';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import type { DueWork } from '../../platform/jobs/due-work';
import { SYSTEM } from '../../platform/records/record-transition';
import { findGrantedModels, type GrantedModel, takeGrantedModel } from '../applications/granted-models';
import { addDays, findReminder } from '../instances/instance-times';
import { modelItem } from '../models/models.read-model';
import { subscriptions } from './model-subscription-record';
import { modelSubscription, type ModelSubscriptionRow } from './model-subscriptions.tables';

const NAME = 'models.grant';

/** Has every approved application for a model become the right to use it, once, under its lock; those of before too. */
export function createModelGrants({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): DueWork {
  return {
    name: NAME,
    findDue: (_now, limit) => findGrantedModels(database.orm, NAME, limit),
    work: (applicationNo, { complete }) =>
      database.transaction(async (runner) => {
        const at = clock();
        const granted = await takeGrantedModel(runner, applicationNo, at);
        if (granted) await grant(runner, granted, at);
        await complete(runner);
      }),
  };
}

/** Lets the owner use a model, or use it longer. */
async function grant(runner: QueryRunner, granted: GrantedModel, at: Date): Promise<void> {
  const { ownerId, modelId } = granted;
  const [row] = await runner
    .select()
    .from(modelSubscription)
    .where(and(eq(modelSubscription.ownerId, ownerId), eq(modelSubscription.modelId, modelId)))
    .for('update');
  await (row ? renew(runner, row, granted, at) : open(runner, granted, at));
}

/** Time goes on from the end, or from the approval where the end is past. */
async function renew(runner: QueryRunner, row: ModelSubscriptionRow, granted: GrantedModel, at: Date): Promise<void> {
  const { applicationNo, grantedAt } = granted;
  const endsAt = addMonths(row.endsAt > grantedAt ? row.endsAt : grantedAt, MODEL_TERMS.months);
  const monthlyQuota = Math.max(row.monthlyQuota, MODEL_TERMS.monthlyCalls);
  const changes = { endsAt, applicationNo, monthlyQuota, remindAt: findReminder({ endsAt }, at) };
  await subscriptions.transition(runner, row, { action: 'renew', actor: SYSTEM, at }, changes);
}

/**
 * Time begins with the approval. Nobody is told of what was approved before models in use were kept, and what has ended
 * since then stands where it would have come to.
 */
async function open(runner: QueryRunner, granted: GrantedModel, at: Date): Promise<void> {
  const { applicationNo, ownerId, modelId, modelName, grantedAt: startsAt } = granted;
  const [model] = await runner
    .select({ modelType: modelItem.modelType, deliveryMode: modelItem.deliveryMode })
    .from(modelItem)
    .where(eq(modelItem.id, modelId));
  // A model that the content no longer has can be used by nobody.
  if (model === undefined) return;
  const endsAt = addMonths(startsAt, MODEL_TERMS.months);
  await subscriptions.create(
    runner,
    {
      ...{ id: randomUUID(), subscriptionNo: createBusinessNumber('MS', startsAt), ownerId, applicationNo },
      ...{ modelId, modelName, ...model, monthlyQuota: MODEL_TERMS.monthlyCalls, startsAt, endsAt },
      ...{ remindAt: findReminder({ endsAt }, at), createdAt: at },
    },
    { ...findBeginning(startsAt, endsAt, at), actor: SYSTEM },
  );
}

/** How a use begins, and since when it stands there. */
function findBeginning(startsAt: Date, endsAt: Date, at: Date) {
  if (endsAt <= at) return { action: 'adoptExpired', at: endsAt } as const;
  return { action: addDays(startsAt, 1) > at ? 'open' : 'adopt', at: startsAt } as const;
}
