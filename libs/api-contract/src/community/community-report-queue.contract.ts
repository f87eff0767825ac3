import { z } from 'zod';
import { idSchema, keySchema, timestampSchema, versionSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { defineQueue, queuedShape } from '../endpoint/define-queue';
import { proseText, ruledText } from '../endpoint/text-schemas';
import { recordFileSchema, statusLogEntrySchema } from '../lifecycle/lifecycle.contract';
import { reportCategorySchema, reportSchema, reportStateSchema } from './community-reports.contract';
import { PARTICIPATION_RULES } from './participation.rules';
import { REPORT_MEASURES } from './participation.values';

const queue = { tags: ['operations'], auth: 'user', method: 'POST' } as const;
/** The report as whoever acts has seen it: `version` is the one of `pageList` or `detail`. */
const seen = { id: idSchema, version: versionSchema };
const reasonField = ruledText(proseText, PARTICIPATION_RULES.decision);

/** A report in the queue of moderators. */
export const queuedReportSchema = z.object({
  ...reportSchema.shape,
  version: versionSchema,
  // Nobody's are those of the machine, which has found words or machines at work.
  ...queuedShape,
  /** Code of whoever wrote what is reported; empty where nobody did, or the account is closed. */
  authorCode: z.string(),
  /** The time of its answer is over. */
  isOverdue: z.boolean(),
});
export type QueuedReport = z.infer<typeof queuedReportSchema>;

/** A report with everything that its decision needs. */
export const queuedReportDetailSchema = z.object({
  ...queuedReportSchema.shape,
  /** What is reported, as it was when it was. */
  content: z.string(),
  /** How many open reports there are of the same. */
  alike: z.number().int(),
  files: z.array(recordFileSchema),
  log: z.array(statusLogEntrySchema),
  /** `claim`, `release`, `uphold`, `dismiss`. */
  actions: z.array(z.string()),
});
export type QueuedReportDetail = z.infer<typeof queuedReportDetailSchema>;

/** The queue of reports, those due first on top. */
export const reportQueue = defineQueue({
  name: 'communityReport',
  words: ['a report', 'reports'],
  key: { id: idSchema },
  seen,
  filter: { status: reportStateSchema.optional(), category: reportCategorySchema.optional() },
  item: queuedReportSchema,
  detail: queuedReportDetailSchema,
});
export const {
  list: listQueuedReports,
  count: countQueuedReports,
  open: getQueuedReport,
  claim: claimReport,
  release: releaseReport,
} = reportQueue;

/** Finds that a report is right, and acts; open reports of the same end with it. Errors: 404; 409 somebody else's, own content, or changed. */
export const upholdReport = reportQueue.action('uphold', 'Finds a report right', {
  measure: keySchema(REPORT_MEASURES, '请选择处理方式'),
  reason: reasonField,
});

/** Finds that a report is wrong; what waited for it is shown again. Errors: as of `uphold`. */
export const dismissReport = reportQueue.action('dismiss', 'Finds a report wrong', { reason: reasonField });

/** How old what waits is, and how quick the last 30 days were (path ours). Customers get 404. */
export const getReportStatistics = defineEndpoint({
  ...queue,
  method: 'GET',
  path: '/ops-api/communityReport/statistics',
  summary: 'Age of the queue of reports',
  response: z.object({
    waiting: z.number().int(),
    overdue: z.number().int(),
    /** Since when the oldest waits; null where none does. */
    oldestAt: timestampSchema.nullable(),
    /** Decided within the last 30 days, how many of these in time, and the median of minutes to a decision. */
    decided: z.number().int(),
    inTime: z.number().int(),
    medianMinutes: z.number().int(),
  }),
});
