import { z } from 'zod';
import { idSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { lineText } from '../endpoint/text-schemas';
import { storedFileSchema } from './files.contract';
import { LARGE_UPLOAD_LIMIT } from './large-files.values';

const own = { method: 'POST', tags: ['files'], auth: 'user' } as const;

/** A large file on its way; `received` in bytes. */
export const largeUploadSchema = z.object({
  id: idSchema,
  /** Where its bytes are sent: a resource of the tus protocol 1.0.0, with HEAD, PATCH and DELETE. */
  url: z.string(),
  received: z.number().int(),
});
export type LargeUpload = z.infer<typeof largeUploadSchema>;

/**
 * Begins to store a large file of the caller, or goes on with the one of the same checksum (path ours). The checksum is
 * the SHA-256, in hexadecimal digits, of the SHA-256 digests of all pieces (`FILE_PIECE_BYTES`) one after another.
 * Error: 429 too much in store.
 */
export const beginLargeUpload = defineEndpoint({
  ...own,
  path: '/ptl/file/large/begin',
  summary: 'Begins to store a large file of the caller, or goes on',
  body: z.object({
    name: lineText().min(1, '请选择文件').max(255, '文件名不能超过255个字'),
    size: z.number().int().min(1, '文件是空的').max(LARGE_UPLOAD_LIMIT, '文件不能超过200 MB'),
    checksum: z
      .string()
      .max(64)
      .regex(/^[0-9a-f]{64}$/, '校验码有误'),
  }),
  response: largeUploadSchema,
});

/**
 * Checks a large file that has arrived whole, and stores it; a repeat answers the same (path ours). What is refused is
 * forgotten. Errors: 404, 409 not whole yet, 415 a type that is not taken or what may run, 422 a wrong checksum, 503.
 */
export const finishLargeUpload = defineEndpoint({
  ...own,
  path: '/ptl/file/large/finish',
  summary: 'Checks and stores a large file that has arrived',
  body: z.object({ id: idSchema }),
  response: storedFileSchema,
});
