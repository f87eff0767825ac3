import { z } from 'zod';
import { idSchema, timestampSchema } from './common-schemas';

/** How far an export is. */
export const exportStatusSchema = z.enum(['waiting', 'running', 'done', 'failed', 'expired']);
export type ExportStatus = z.infer<typeof exportStatusSchema>;

/** A file that is made in the background; `size` in bytes, `progress` in percent. */
export const exportTaskSchema = z.object({
  taskId: idSchema,
  status: exportStatusSchema,
  progress: z.number().int().min(0).max(100),
  size: z.number().int(),
  requestedAt: timestampSchema,
  /** Address of the file while there is one. */
  url: z.string().nullable(),
  expireAt: timestampSchema.nullable(),
});
export type ExportTask = z.infer<typeof exportTaskSchema>;
