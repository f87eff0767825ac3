import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { OperatorQueue } from '../../platform/operations/operator-queue';
import { EXTENDING, OPENING, REVIEWING, trial } from './trials.tables';

/** Trials, and extensions of them, that nobody has decided on, and those that no provider opens any more. */
export const waitingTrials: OperatorQueue = {
  name: 'trials',
  table: trial,
  isWaiting: or(inArray(trial.state, [REVIEWING, EXTENDING]), and(eq(trial.state, OPENING), isNull(trial.askAt))),
};
