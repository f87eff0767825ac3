import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { defineStatement } from '../../platform/database/define-statement';
import type { TrialFinder } from '../../platform/modules/tried-product';
import { EXPIRED, trial, USABLE_STATES } from './trials.tables';

const lockTrial = defineStatement((orm) =>
  orm
    .select({ trialNo: trial.trialNo, instanceNo: trial.instanceNo })
    .from(trial)
    .where(
      and(
        ...[eq(trial.ownerId, sql.placeholder('ownerId')), eq(trial.productCode, sql.placeholder('productCode'))],
        // In words: a plan that is made once uses the index of these states.
        ...[inArray(trial.state, [...USABLE_STATES, EXPIRED]).inlineParams(), isNull(trial.dataRemovedAt)],
      ),
    )
    .for('update'),
);

/** The trial of a product that its owner could turn into what is bought: in use, or over while its data is kept. */
export const findTrial: TrialFinder = async (runner, wanted) => {
  const [found] = await lockTrial(runner).execute({ ...wanted });
  return found;
};
