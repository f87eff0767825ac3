import { z } from 'zod';
import { calendarDate } from './common-schemas';
import { lineText } from './text-schemas';

/** What the list of every operators' queue can be narrowed to, beside its state (endpoints §4.13). */
export const queueFilterShape = {
  /** Days of China on which it was made, both included. */
  dateFrom: calendarDate('请选择正确的日期').optional(),
  dateTo: calendarDate('请选择正确的日期').optional(),
  /** Part of its number or of what it is called. */
  keyword: lineText().max(60).optional(),
};

/** The same for records that somebody takes on. */
export const assignedQueueFilterShape = {
  ...queueFilterShape,
  /** Who works on it: `me`, `none` for nobody, or somebody's user code. */
  assignee: z.string().min(1, '请选择处理人').max(64, '请选择处理人').optional(),
};
