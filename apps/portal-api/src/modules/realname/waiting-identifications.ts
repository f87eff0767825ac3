import { eq } from 'drizzle-orm';
import type { OperatorQueue } from '../../platform/operations/operator-queue';
import { identification } from './realname.tables';

const IN_REVIEW = 5;

/** Verifications that wait for a reviewer. */
export const waitingIdentifications: OperatorQueue = {
  name: 'identifications',
  table: identification,
  isWaiting: eq(identification.state, IN_REVIEW),
};
