import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { TrialFinder } from '../../platform/modules/tried-product';
import { EXPIRED, trial, USABLE_STATES } from './trials.tables';

/** The trial of a product that its owner could turn into what is bought: in use, or over while its data is kept. */
export const findTrial: TrialFinder = async (runner, { ownerId, productCode }) => {
  const { trialNo, instanceNo } = trial;
  const [found] = await runner
    .select({ trialNo, instanceNo })
    .from(trial)
    .where(
      and(
        ...[eq(trial.ownerId, ownerId), eq(trial.productCode, productCode)],
        ...[inArray(trial.state, [...USABLE_STATES, EXPIRED]), isNull(trial.dataRemovedAt)],
      ),
    )
    .for('update');
  return found;
};
