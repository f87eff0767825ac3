import { Server } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { StoreFullError } from '../../platform/files/file-store';
import { type createLargeUploads, LARGE_UPLOAD_PATH } from '../../platform/files/large-uploads.service';
import { HttpError } from '../../platform/http/http-error';
import { REQUEST_LIMITS } from '../../platform/http/request-limits';
import type { SessionVerifier, Subject } from '../../platform/security/session-verifier';
import { TusStore } from './tus-store';

/** With what large files are received. */
export interface LargeUploadOptions {
  readonly uploads: ReturnType<typeof createLargeUploads>;
  readonly sessions: SessionVerifier;
  /** Called with what is our own fault. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Receives the bytes of large files by the tus protocol: HEAD says how much is there, PATCH brings more, DELETE gives the
 * file up. Files are begun and finished by calls of the contract.
 */
export function registerLargeUploads(app: FastifyInstance, { uploads, sessions, onFailure }: LargeUploadOptions): void {
  void app.register((scope, _options, done) => {
    // The bytes are read where they are kept.
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _payload, parsed) => parsed(null));
    scope.route<{ Params: { id: string } }>({
      method: ['HEAD', 'PATCH', 'DELETE'],
      url: `${LARGE_UPLOAD_PATH}/:id`,
      handlerTimeout: REQUEST_LIMITS.sending + REQUEST_LIMITS.handling,
      handler: async (request, reply) => {
        const owner = await sessions(request.headers);
        if (owner === null) throw new HttpError(401);
        if ((await uploads.find(owner, request.params.id)) === undefined)
          throw new HttpError(404, '文件已失效，请重新上传');
        return pass(request, reply, owner);
      },
    });
    done();
  });

  async function pass({ raw }: FastifyRequest, reply: FastifyReply, owner: Subject): Promise<FastifyReply> {
    const server = new Server({
      path: LARGE_UPLOAD_PATH,
      datastore: new TusStore(uploads, (id) => uploads.find(owner, id)),
      // Pages of other sites send nothing here.
      allowedOrigins: [],
      onResponseError: (_request, error) => toTusError(error),
    });
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    reply.hijack();
    await server.handle(raw, reply.raw);
    return reply;
  }

  /** What the sender is told; `undefined` for what the protocol itself has words for. */
  function toTusError(error: unknown): { status_code: number; body: string } | undefined {
    if (!(error instanceof Error)) return undefined;
    onFailure(error);
    return error instanceof StoreFullError
      ? { status_code: 503, body: '存储空间不足，文件暂时无法保存，请稍后再试' }
      : { status_code: 500, body: '文件暂时无法保存，请稍后再试' };
  }
}
