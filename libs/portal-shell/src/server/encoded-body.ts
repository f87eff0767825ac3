import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { brotliCompress, constants, gzipSync } from 'node:zlib';

/** A body with its encodings, each made once; brotli follows when somebody has asked for it. */
export interface EncodedBody {
  readonly identity: Buffer;
  readonly gzip: Buffer;
  brotli: Buffer | null;
  readonly etag: string;
}

const BROTLI_PARAMS = {
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};

/** Bodies that wait for their brotli form at most; whoever asks for another one later finds room. */
const MAX_WAITING = 100;

const waiting = new Set<EncodedBody>();

/** Prepares the encodings of a text. */
export function encodeBody(text: string): EncodedBody {
  const identity = Buffer.from(text);
  return {
    identity,
    gzip: gzipSync(identity),
    brotli: null,
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`,
  };
}

/** Sends a body in the best encoding the client takes, or 304 when it has it already. */
export function sendEncoded(
  request: IncomingMessage,
  response: ServerResponse,
  {
    status,
    headers,
    body,
  }: { readonly status: number; readonly headers: OutgoingHttpHeaders; readonly body: EncodedBody },
): void {
  if (status === 200 && request.headers['if-none-match'] === body.etag) {
    response.writeHead(304, { ...headers, ETag: body.etag });
    response.end();
    return;
  }
  const accepted = request.headers['accept-encoding'] ?? '';
  // Nobody asks twice for the page of an address that has none.
  if (status === 200 && !body.brotli && accepted.includes('br')) queueCompression(body);
  const [encoding, bytes] = selectEncoding(accepted, body);
  response.writeHead(status, { ...headers, ...encoding, ETag: body.etag, 'Content-Length': bytes.byteLength });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

const BROTLI = { 'Content-Encoding': 'br' };
const GZIP = { 'Content-Encoding': 'gzip' };
const IDENTITY = {};

function selectEncoding(accepted: string, body: EncodedBody): readonly [OutgoingHttpHeaders, Buffer] {
  if (body.brotli && accepted.includes('br')) return [BROTLI, body.brotli];
  if (accepted.includes('gzip')) return [GZIP, body.gzip];
  return [IDENTITY, body.identity];
}

// One at a time: files are read and passwords checked by the same few threads.
function queueCompression(body: EncodedBody): void {
  if (waiting.has(body) || waiting.size >= MAX_WAITING) return;
  waiting.add(body);
  if (waiting.size === 1) compressNext();
}

function compressNext(): void {
  const [body] = waiting;
  if (!body) return;
  brotliCompress(body.identity, { params: BROTLI_PARAMS }, (error, brotli) => {
    // Without brotli the gzip form is sent; both are complete.
    if (!error) body.brotli = brotli;
    waiting.delete(body);
    compressNext();
  });
}
