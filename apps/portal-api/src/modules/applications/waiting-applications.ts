import { and, lt } from 'drizzle-orm';
import type { OperatorQueue } from '../../platform/operations/operator-queue';
import { isListed } from './applications.repository';
import { application } from './applications.tables';

const FIRST_STATE_OVER = 30;

/** Applications that nobody has decided on. */
export const waitingApplications: OperatorQueue = {
  name: 'applications',
  table: application,
  isWaiting: and(isListed, lt(application.state, FIRST_STATE_OVER)),
};
