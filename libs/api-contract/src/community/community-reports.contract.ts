import { z } from 'zod';
import { idSchema, keySchema, timestampSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { pageSchema } from '../endpoint/paging';
import { proseText, ruledText } from '../endpoint/text-schemas';
import { PARTICIPATION_RULES } from './participation.rules';
import { targetShape } from './participation.schemas';
import { PARTICIPATION_LIMITS, REPORT_CATEGORIES, REPORT_STATES } from './participation.values';

const reports = { tags: ['community'], auth: 'user', method: 'POST' } as const;

export const reportCategorySchema = keySchema(REPORT_CATEGORIES, '请选择举报原因');
export type ReportCategory = z.infer<typeof reportCategorySchema>;

/** 10 待处理 · 20 处理中 · 30 举报成立 · 31 举报不成立. */
export const reportStateSchema = z.literal(REPORT_STATES);
export type ReportState = z.infer<typeof reportStateSchema>;

/** A report as whoever made it sees it. */
export const reportSchema = z.object({
  id: idSchema,
  ...targetShape,
  /** What was reported, as it was called then. */
  title: z.string(),
  /** Its page; empty for what has none. */
  url: z.string(),
  category: reportCategorySchema,
  text: z.string(),
  status: reportStateSchema,
  /** By when there is an answer. */
  dueAt: timestampSchema,
  createdAt: timestampSchema,
  /** When it was decided, and why; null and empty before. */
  decidedAt: timestampSchema.nullable(),
  decision: z.string(),
});
export type CommunityReport = z.infer<typeof reportSchema>;

/** Reports something, which is answered within 24 h (endpoints §4.9). Errors: 404; 409 an own one, or reported by the caller already; 429. */
export const saveReport = defineEndpoint({
  ...reports,
  path: '/ptl/community/report/save',
  summary: 'Reports something',
  isIdempotent: true,
  body: z.object({
    ...targetShape,
    category: reportCategorySchema,
    text: ruledText(proseText, PARTICIPATION_RULES.report).default(''),
    fileIds: z
      .array(idSchema)
      .max(PARTICIPATION_LIMITS.reportFiles, `附件不能超过${PARTICIPATION_LIMITS.reportFiles}个`)
      .default([]),
  }),
  response: reportSchema,
});

/** Reports of the caller, the newest first (endpoints §4.9). */
export const listMyReports = defineEndpoint({
  ...reports,
  method: 'GET',
  path: '/ptl/community/report/mine',
  summary: 'Own reports',
  query: z.object({
    pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(100).default(10),
  }),
  response: pageSchema(reportSchema),
});
