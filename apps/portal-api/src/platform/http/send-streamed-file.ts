import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { readByteRange } from './byte-range';
import { hasTag } from './has-tag';
import { HttpError } from './http-error';
import type { StreamedFileResponse } from './raw-response';

/** Sends a file as it is read: nothing where the caller has it, the part that is asked for, or all of it. */
export function sendStreamedFile(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { content, headers: own }: StreamedFileResponse,
): FastifyReply {
  const { size } = content;
  const etag = own['etag'] ?? '';
  if (hasTag(headers['if-none-match'], etag)) return reply.code(304).header('etag', etag).send();
  const continues = headers['if-range'];
  const range = continues === undefined || continues === etag ? readByteRange(headers.range, size) : undefined;
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${size}`);
    throw new HttpError(416);
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  return reply
    .headers({ ...own, 'content-length': String(end - start + 1) })
    .send(Readable.from(content.read({ start, end })));
}
