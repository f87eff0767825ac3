import { lt } from 'drizzle-orm';
import type { OperatorQueue } from '../../platform/operations/operator-queue';
import { application } from './applications.tables';

const FIRST_STATE_OVER = 30;

/** Applications that nobody has decided on. */
export const waitingApplications: OperatorQueue = {
  name: 'applications',
  table: application,
  isWaiting: lt(application.state, FIRST_STATE_OVER),
};
