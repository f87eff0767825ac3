import { z } from 'zod';
import { idSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import type { FILE_UNITS } from './files.values';

/** What an upload is for. */
export type FileUnit = keyof typeof FILE_UNITS;

/** A stored file as its owner sees it; `size` in bytes. */
export const storedFileSchema = z.object({
  id: idSchema,
  name: z.string().min(1).max(120),
  size: z.number().int(),
  type: z.string(),
});
export type StoredFile = z.infer<typeof storedFileSchema>;

/**
 * Stores a file of the caller (spec §7): multipart with one part `file`, its purpose in the `view-func-unit` header.
 * Errors: 400 no or bad file, 413 over 10 MB (20 MB for a work order), 415 a type that is not taken or what may run,
 * 429 too much in store or at once, 503 no room or no scanner.
 */
export const uploadFile = defineEndpoint({
  method: 'POST',
  path: '/ptl/file/uploadFlexible',
  summary: 'Stores a file of the caller',
  tags: ['files'],
  auth: 'user',
  bodyType: 'multipart',
  response: storedFileSchema,
});

/** Deletes a file of the caller that nothing refers to yet. Error: 404. */
export const deleteFile = defineEndpoint({
  method: 'POST',
  path: '/ptl/file/delete',
  summary: 'Deletes a file of the caller',
  tags: ['files'],
  auth: 'user',
  body: z.object({ id: idSchema }),
  response: z.null(),
});

/**
 * Content of a file of the caller, or of one that was given to the caller with a record (path ours). It is sent to be
 * kept, never to be shown in place. Error: 404.
 */
export const getFileContent = defineEndpoint({
  method: 'GET',
  path: '/ptl/file/content',
  summary: 'Content of a file of the caller',
  tags: ['files'],
  auth: 'user',
  responseType: 'file',
  query: z.object({ id: idSchema }),
  response: z.null(),
});
