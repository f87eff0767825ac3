import { type ActionOf, communityReportLifecycle } from '@portal/lifecycles';
import { eq, type SQL } from 'drizzle-orm';
import { defineRecord } from '../../platform/records/define-record';
import { communityReport } from './reports.tables';

/** Triggers of reports. */
export type ReportAction = ActionOf<typeof communityReportLifecycle>;

/** States in which a report waits for its answer. */
export const OPEN_STATES = [10, 20] as const;

/** Condition of a report. */
export function isReport(reportNo: string): SQL {
  return eq(communityReport.reportNo, reportNo);
}

/** Reports, and the only way to change one. */
export const communityReports = defineRecord({
  lifecycle: communityReportLifecycle,
  table: communityReport,
  guards: {},
  describe: ({ reportNo, title }) => ({
    ...{ number: reportNo, title, messageType: 'community' },
    link: '/person-center/my-report',
  }),
  effects: (_runner, _row, { action, actor, at, reason = '' }) =>
    action === 'uphold' || action === 'dismiss'
      ? { decision: reason, decidedBy: actor.id, decidedAt: at, assigneeId: null }
      : {},
});
