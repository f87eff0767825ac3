import { UPLOAD_LIMIT } from '@portal/api-contract';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Upload } from './call-context';
import { refuseFields, Refusal } from './refusal';

/** Lets calls take one file each. */
export async function registerUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: UPLOAD_LIMIT, files: 1, fields: 0, parts: 1, headerPairs: 20 },
    throwFileSizeLimit: false,
  });
}

/** The one file of a request, in the part `file`. */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  try {
    const part = await request.file();
    if (part?.fieldname !== 'file') throw refuseFields([{ field: 'file', msg: '请选择文件' }]);
    const bytes = await part.toBuffer();
    if (part.file.truncated) throw new Refusal(413, '文件不能超过10 MB');
    return { name: part.filename, bytes };
  } catch (error) {
    // What cannot be taken apart is the sender's mistake, whatever it is.
    throw error instanceof Refusal ? error : new Refusal(400, '文件未能完整上传，请重试');
  }
}
