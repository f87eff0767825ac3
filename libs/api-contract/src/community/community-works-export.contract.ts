import { z } from 'zod';
import { idSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { exportTaskSchema } from '../endpoint/export-task';

const people = { tags: ['community'], auth: 'user', method: 'POST' } as const;

/** Writes all own works as a zip of Markdown, by a job (path ours). Errors: 409 one is being made, or there are no works. */
export const exportWorks = defineEndpoint({
  ...people,
  path: '/ptl/community/user/exportWorks',
  summary: 'Exports own works as Markdown',
  isIdempotent: true,
  response: exportTaskSchema,
});

/** How far an export is (path ours); the newest without a `taskId`, `null` where there is none. Error: 404. */
export const getWorksExport = defineEndpoint({
  ...people,
  method: 'GET',
  path: '/ptl/community/user/exportStatus',
  summary: 'How far an export of works is',
  query: z.object({ taskId: idSchema.optional() }),
  response: exportTaskSchema.nullable(),
});

/** The zip (path ours). Errors: 404, 409 not ready. */
export const getWorksExportFile = defineEndpoint({
  ...people,
  method: 'GET',
  path: '/ptl/community/user/exportFile',
  summary: 'The zip of own works',
  responseType: 'file',
  query: z.object({ taskId: idSchema }),
  response: z.null(),
});
