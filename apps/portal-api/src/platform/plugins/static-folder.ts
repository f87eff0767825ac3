import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { readByteRange } from '../http/byte-range';
import { hasTag } from '../http/has-tag';
import { HttpError } from '../http/http-error';
import { createCompressedCopies } from './compressed-copies';
import { findMediaType } from './media-types';

export interface StaticFolderOptions {
  /** Path the files are served under, without a slash at its end. */
  readonly prefix: string;
  readonly folder: string;
  /** Headers of one file, by its path in the folder. */
  readonly headersOf: (path: string) => Readonly<Record<string, string>>;
  /** File that is served for URLs without an extension, as in a single-page app. */
  readonly fallbackFile?: string;
}

/**
 * Serves the files of a folder: no listing, no hidden files, nothing outside it. Of files that are not text, parts can
 * be asked for, without which some browsers play no video.
 */
export function registerStaticFolder(app: FastifyInstance, options: StaticFolderOptions): void {
  const compress = createCompressedCopies();
  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    const { '*': path = '' } = request.params as { '*'?: string };
    const file = await findFile(options, path);
    if (file === undefined) throw new HttpError(404, '没有这个文件');
    const type = findMediaType(file.path);
    if (type === undefined) throw new HttpError(404, '没有这个文件');
    const etag = `W/"${file.size.toString(36)}-${Math.round(file.modifiedMs).toString(36)}"`;
    const lastModified = new Date(file.modifiedMs).toUTCString();
    const range = type.isText ? undefined : readWantedRange(request, file, lastModified);
    if (range === 'unsatisfiable') {
      reply.header('content-range', `bytes */${file.size}`);
      throw new HttpError(416);
    }
    reply.headers({ 'last-modified': lastModified, etag, ...options.headersOf(file.path) });
    if (hasTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    reply.header('content-type', type.name);
    if (type.isText) reply.header('vary', 'accept-encoding');
    const copy = type.isText ? await compress(file, etag, request.headers['accept-encoding'] ?? '') : undefined;
    if (copy !== undefined) return reply.header('content-encoding', copy.encoding).send(copy.bytes);
    if (!type.isText) reply.header('accept-ranges', 'bytes');
    if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
    reply.header('content-length', range ? range.end - range.start + 1 : file.size);
    return request.method === 'HEAD' ? reply.send() : reply.send(createReadStream(file.location, range));
  };
  app.route({ method: ['GET', 'HEAD'], url: `${options.prefix}/*`, handler: serve });
}

/** A file that may be served. */
export interface ServedFile {
  /** Path in the folder, with `/`. */
  readonly path: string;
  readonly location: string;
  readonly size: number;
  readonly modifiedMs: number;
}

async function findFile({ folder, fallbackFile }: StaticFolderOptions, path: string): Promise<ServedFile | undefined> {
  if (!isPlainPath(path)) return undefined;
  const wanted = fallbackFile !== undefined && extname(path) === '' ? fallbackFile : path;
  try {
    const root = await realpath(folder);
    const location = await realpath(join(root, wanted));
    if (!location.startsWith(root + sep)) return undefined;
    const status = await stat(location);
    return status.isFile() ? { path: wanted, location, size: status.size, modifiedMs: status.mtimeMs } : undefined;
  } catch {
    return undefined;
  }
}

/** Who continues an older copy gets the whole file once it has changed; a weak tag cannot tell whether it has. */
function readWantedRange({ method, headers }: FastifyRequest, { size }: ServedFile, lastModified: string) {
  const continues = headers['if-range'];
  if (method !== 'GET' || (continues !== undefined && continues !== lastModified)) return undefined;
  return readByteRange(headers.range, size);
}

function isPlainPath(path: string): boolean {
  // eslint-disable-next-line no-control-regex
  return !/[\u0000-\u001f\\]/.test(path) && path.split('/').every((segment) => !segment.startsWith('.'));
}
