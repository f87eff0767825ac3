import multipart from '@fastify/multipart';
import { UPLOAD_LIMIT } from '@portal/api-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Upload } from './call-context';
import { rejectFields, HttpError } from './http-error';
import { whileSending } from './while-sending';

const MEGABYTE = 1024 * 1024;

const LIMITS = { files: 1, fields: 0, parts: 1, headerPairs: 20 };

/** Lets calls take one file each. */
export async function registerUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: { ...LIMITS, fileSize: UPLOAD_LIMIT },
    throwFileSizeLimit: false,
  });
}

/** How a file is read. */
export interface UploadLimits {
  /** Longest time from one piece to the next, in milliseconds. */
  readonly pauseMs: number;
  /** Most bytes. */
  readonly limit?: number | undefined;
}

/**
 * The one file of a request, in the part `file`. A request with more than that is rejected as a whole, and a sender who
 * stops in the middle with 408.
 */
export async function readUpload(request: FastifyRequest, { pauseMs, limit }: UploadLimits): Promise<Upload> {
  // The parser waits for ever for the end of a request whose connection is gone already.
  if (request.raw.destroyed) throw rejectCutOff();
  return whileSending(request.raw, { pauseMs, createError: () => rejectCutOff(408) }, () => readFile(request, limit));
}

async function readFile(request: FastifyRequest, limit = UPLOAD_LIMIT): Promise<Upload> {
  try {
    let upload: Upload | undefined;
    // Read to its end: what follows the file counts as well.
    for await (const part of request.parts({ limits: { ...LIMITS, fileSize: limit } })) {
      if (part.type !== 'file' || part.fieldname !== 'file') throw rejectMissing();
      const bytes = await part.toBuffer();
      if (part.file.truncated) throw new HttpError(413, `文件不能超过${limit / MEGABYTE} MB`);
      upload = { name: part.filename, bytes };
    }
    if (upload === undefined) throw rejectMissing();
    return upload;
  } catch (error) {
    // What cannot be taken apart is the sender's mistake, whatever it is.
    throw error instanceof HttpError ? error : rejectCutOff();
  }
}

function rejectCutOff(status: 400 | 408 = 400): HttpError {
  return new HttpError(status, '文件未能完整上传，请重试');
}

function rejectMissing(): HttpError {
  return rejectFields([{ field: 'file', msg: '请选择文件' }]);
}
