import { and, asc, inArray, isNull, lte } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import { createDueRows } from '../../platform/jobs/due-rows';
import type { DueWork } from '../../platform/jobs/due-work';
import type { Job } from '../../platform/jobs/job';
import type { OperatorTask } from '../../platform/operations/automatic-operator';
import { noteAudit } from '../../platform/operations/note-audit';
import type { OperatorQueue } from '../../platform/operations/operator-queue';
import { type Actor, SYSTEM } from '../../platform/records/record-transition';
import { LOOK_JOB } from '../community-answers/member-text';
import { decideReport } from './decide-report';
import { communityReports, OPEN_STATES } from './report-record';
import { communityReport } from './reports.tables';
import { reportByMachine } from './save-report';

interface WorkOptions {
  readonly database: Database;
  readonly clock: Clock;
}

/** A person would not be quicker. */
const DELAY_MS = 30_000;

const BATCH = 20;

const AUTOMATIC: Actor = { role: 'moderator', id: null, name: '' };

/** Word by which a visitor of the demonstration can see something hidden. */
const MARKER = '测试驳回';

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
export function createReportTask({ database, clock }: WorkOptions): OperatorTask {
  async function attend(runner: QueryRunner): Promise<boolean> {
    const at = clock();
    const { assigneeId, createdAt, id } = communityReport;
    const [row] = await runner
      .select()
      .from(communityReport)
      .where(and(isOpen, isNull(assigneeId), lte(createdAt, new Date(at.getTime() - DELAY_MS))))
      .orderBy(asc(createdAt), asc(id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (row === undefined) return false;
    const isBad = [row.content, row.text].some((text) => text.includes(MARKER));
    const reason = isBad ? `演示环境中，含“${MARKER}”的内容予以隐藏` : '经核实，该内容未违反社区规范';
    await decideReport(runner, row, { operator: AUTOMATIC, at, reason, measure: isBad ? 'hide' : 'dismiss' });
    const subject = { subjectKind: communityReports.lifecycle.name, subjectNo: row.reportNo };
    await noteAudit(runner, {
      ...{ actorId: null, action: `communityreport.${isBad ? 'uphold' : 'dismiss'}`, ...subject, at },
    });
    return true;
  }

  return {
    name: 'community reports',
    async run() {
      for (let count = 0; count < BATCH; count += 1) if (!(await database.transaction(attend))) return;
    },
  };
}
