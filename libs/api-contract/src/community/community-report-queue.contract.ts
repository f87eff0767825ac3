import { z } from 'zod';
import { idSchema, keySchema, timestampSchema, versionSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { pageQueryShape, pageSchema } from '../endpoint/paging';
import { assignedQueueFilterShape } from '../endpoint/queue-filter';
import { proseText, ruledText } from '../endpoint/text-schemas';
import { recordFileSchema, stateCountSchema, statusLogEntrySchema } from '../lifecycle/lifecycle.contract';
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
  /** Code of whoever reported; empty for the machine, which has found words or machines at work. */
  userCode: z.string(),
  /** Code of whoever wrote what is reported; empty where nobody did, or the account is closed. */
  authorCode: z.string(),
  /** Code of who works on it; empty for nobody. */
  assignee: z.string(),
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

/** Reports that wait, those due first on top, or those in a state (endpoints §4.13). Customers get 404. */
export const listQueuedReports = defineEndpoint({
  ...queue,
  path: '/ops-api/communityReport/pageList',
  summary: 'Queue of reports',
  body: z.object({
    status: reportStateSchema.optional(),
    category: reportCategorySchema.optional(),
    ...assignedQueueFilterShape,
    ...pageQueryShape,
  }),
  response: pageSchema(queuedReportSchema),
});

/** How many reports stand in each state (endpoints §4.13). Customers get 404. */
export const countQueuedReports = defineEndpoint({
  ...queue,
  method: 'GET',
  path: '/ops-api/communityReport/statusCount',
  summary: 'Reports by state',
  response: z.array(stateCountSchema),
});

/** A report, which is noted in the audit log. Error: 404. */
export const getQueuedReport = defineEndpoint({
  ...queue,
  method: 'GET',
  path: '/ops-api/communityReport/detail',
  summary: 'A report of the queue',
  query: z.object({ id: idSchema }),
  response: queuedReportDetailSchema,
});

/** Takes a report on, also from somebody else. Errors: 404; 409 decided, or changed since it was seen. */
export const claimReport = defineEndpoint({
  ...queue,
  path: '/ops-api/communityReport/claim',
  summary: 'Takes a report on',
  body: z.object(seen),
  response: queuedReportDetailSchema,
});

/** Gives a report back to the queue. Errors: 404, 409 somebody else's. */
export const releaseReport = defineEndpoint({
  ...queue,
  path: '/ops-api/communityReport/release',
  summary: 'Gives a report back',
  body: z.object(seen),
  response: queuedReportDetailSchema,
});

/** Finds that a report is right, and acts; open reports of the same end with it. Errors: 404; 409 somebody else's, own content, or changed. */
export const upholdReport = defineEndpoint({
  ...queue,
  path: '/ops-api/communityReport/uphold',
  summary: 'Finds a report right',
  body: z.object({ ...seen, measure: keySchema(REPORT_MEASURES, '请选择处理方式'), reason: reasonField }),
  response: queuedReportDetailSchema,
});

/** Finds that a report is wrong; what waited for it is shown again. Errors: as of `uphold`. */
export const dismissReport = defineEndpoint({
  ...queue,
  path: '/ops-api/communityReport/dismiss',
  summary: 'Finds a report wrong',
  body: z.object({ ...seen, reason: reasonField }),
  response: queuedReportDetailSchema,
});

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
