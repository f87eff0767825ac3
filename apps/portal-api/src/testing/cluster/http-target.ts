import type { FastifyInstance, InjectOptions } from 'fastify';
import { type IncomingHttpHeaders, request as openRequest } from 'node:http';

/** What came back. */
export interface HttpResponse {
  readonly statusCode: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly rawPayload: Buffer;
  json(): unknown;
}

/**
 * Sends the requests of a test browser over the network, each to the origin that `choose` gives. Like `app.inject`,
 * but that a connection which breaks rejects.
 */
export function createHttpTarget(choose: () => string): FastifyInstance {
  const inject = (options: InjectOptions) => sendRequest(choose(), options);
  return { inject } as unknown as FastifyInstance;
}

/** Sends one request over a connection of its own, from the address it names. */
export async function sendRequest(
  origin: string,
  { method = 'GET', url, headers, payload, remoteAddress }: InjectOptions,
): Promise<HttpResponse> {
  const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
  const body = payload === undefined ? undefined : isText ? payload : JSON.stringify(payload);
  const given = { ...(!isText && body !== undefined && { 'content-type': 'application/json' }), ...headers };
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  const {
    statusCode = 0,
    headers: received,
    rawPayload,
  } = await new Promise<ReceivedResponse>((resolve, reject) => {
    const all = { agent: false, method, headers: { ...given, ...length }, localAddress: remoteAddress };
    const sent = openRequest(new URL(String(url), origin), all, async (incoming) => {
      try {
        const chunks = (await incoming.toArray()) as Buffer[];
        resolve({ statusCode: incoming.statusCode, headers: incoming.headers, rawPayload: Buffer.concat(chunks) });
      } catch (error) {
        reject(error);
      }
    });
    sent.on('error', reject).end(body);
  });
  const text = rawPayload.toString('utf8');
  return { statusCode, headers: received, rawPayload, body: text, json: () => JSON.parse(text) };
}

interface ReceivedResponse {
  readonly statusCode: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly rawPayload: Buffer;
}
