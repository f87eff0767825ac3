import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { QueryRunner } from '../../platform/database/database';
import { hasTag } from '../../platform/http/has-tag';
import { HttpError } from '../../platform/http/http-error';
import { documentImage } from './documents.tables';
import { PICTURE_PATH } from './picture-plan';

// A picture that changes has another URL.
const CACHE = 'public, max-age=31536000, immutable';

// A drawing opened by itself must not run anything, whoever drew it (security: H33).
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Pictures of documents. */
export function registerDocumentImageRoutes(app: FastifyInstance, orm: QueryRunner): void {
  app.get<{ Params: { id: string } }>(`${PICTURE_PATH}:id`, async (request, reply) => {
    const { id } = request.params;
    const etag = `"${id}"`;
    if (!/^[\w-]{22}$/.test(id)) throw new HttpError(404);
    const { bytes, contentType } = documentImage;
    const [picture] = await orm.select({ bytes, contentType }).from(documentImage).where(eq(documentImage.id, id));
    if (!picture) throw new HttpError(404);
    reply.header('cache-control', CACHE).header('etag', etag).header('content-security-policy', POLICY);
    if (hasTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.header('content-type', picture.contentType).send(picture.bytes);
  });
}
