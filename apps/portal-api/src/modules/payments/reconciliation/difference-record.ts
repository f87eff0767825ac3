import { billDifferenceLifecycle } from '@portal/lifecycles';
import { defineRecord } from '../../../platform/records/define-record';
import { billDifference } from './reconciliation.tables';

/** Differences, and the only way to change one. */
export const differences = defineRecord({
  lifecycle: billDifferenceLifecycle,
  table: billDifference,
  guards: {},
  isClaimedForStep: true,
  describe: ({ differenceNo }) => ({ number: differenceNo, title: '', messageType: 'order', link: '' }),
});
