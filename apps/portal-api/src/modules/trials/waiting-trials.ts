import { inArray } from 'drizzle-orm';
import type { OperatorQueue } from '../../platform/operations/operator-queue';
import { EXTENDING, REVIEWING, trial } from './trials.tables';

/** Trials, and extensions of them, that nobody has decided on. */
export const waitingTrials: OperatorQueue = {
  name: 'trials',
  table: trial,
  isWaiting: inArray(trial.state, [REVIEWING, EXTENDING]),
};
