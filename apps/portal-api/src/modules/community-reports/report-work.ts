import { and, inArray, isNull, lte } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { createDueRows } from '../../platform/jobs/due-rows';
import type { DueWork } from '../../platform/jobs/due-work';
import type { Job } from '../../platform/jobs/job';
import type { OperatorTask } from '../../platform/operations/automatic-operator';
import { createAutomaticTask, REJECTION_WORD } from '../../platform/operations/automatic-task';
import type { OperatorQueue } from '../../platform/operations/operator-queue';
import { SYSTEM } from '../../platform/records/record-transition';
import { LOOK_JOB } from '../community-answers/member-text';
import { decideReport } from './decide-report';
import { communityReports, OPEN_STATES } from './report-record';
import { communityReport } from './reports.tables';
import { reportByMachine } from './save-report';

interface WorkOptions {
  readonly database: Database;
  readonly clock: Clock;
}

const isOpen = inArray(communityReport.state, [...OPEN_STATES]);

/** Reports that nobody has decided on. */
export const waitingReports: OperatorQueue = { name: 'community-reports', table: communityReport, isWaiting: isOpen };

/** Has moderators look at what the machine has found. */
export function createLookJob({ database, clock }: WorkOptions): Job {
  return {
    name: LOOK_JOB,
    run: ({ targetType, targetId = '' }, run) =>
      database.transaction(async (runner) => {
        if (targetType === 'answer' || targetType === 'comment')
          await reportByMachine(runner, { targetType, targetId }, clock());
        await run.complete(runner);
      }),
  };
}

/** Notes, once, that a report was not answered in time. */
export function createOverdueNotes(options: WorkOptions): DueWork {
  const { dueAt, overdueAt } = communityReport;
  return createDueRows(
    {
      name: 'communityreport.overdue',
      table: communityReport,
      isDue: (now) => and(isOpen, isNull(overdueAt), lte(dueAt, now)),
      since: dueAt,
      async work(runner, row, at) {
        await communityReports.note(runner, row, { action: 'overdue', actor: SYSTEM, at });
        await communityReports.mark(runner, row, { overdueAt: at });
      },
    },
    options,
  );
}

/** Lets the automatic operator of a demonstration answer reports that no person works on. */
export function createReportTask(options: WorkOptions): OperatorTask {
  return createAutomaticTask(
    {
      kind: communityReports,
      role: 'moderator',
      numberOf: ({ reportNo }) => reportNo,
      isWaiting: () => and(isOpen, isNull(communityReport.assigneeId)),
      since: communityReport.createdAt,
      hasNoHistory: true,
      async attend(runner, row, deed) {
        const isBad = [row.content, row.text].some((text) => text.includes(REJECTION_WORD));
        const reason = isBad ? `演示环境中，含“${REJECTION_WORD}”的内容予以隐藏` : '经核实，该内容未违反社区规范';
        await decideReport(runner, row, { ...deed, reason, measure: isBad ? 'hide' : 'dismiss' });
        return isBad ? 'uphold' : 'dismiss';
      },
    },
    options,
  );
}
