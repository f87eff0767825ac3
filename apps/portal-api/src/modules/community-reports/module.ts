import { defineModule } from '../../platform/modules/define-module';
import { reportData } from './report-data';
import { createReportQueueRoutes } from './report-queue.routes';
import { createLookJob, createOverdueNotes, createReportTask, waitingReports } from './report-work';
import { createReportRoutes } from './reports.routes';

export const communityReportsModule = defineModule({
  name: 'community-reports',
  personalData: [reportData],
  operatorQueues: [waitingReports],
  start: (context) => ({
    routes: [...createReportRoutes(context), ...createReportQueueRoutes(context)],
    jobs: [createLookJob(context)],
    due: [createOverdueNotes(context)],
    operatorTasks: [createReportTask(context)],
  }),
});
