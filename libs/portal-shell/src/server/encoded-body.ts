import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { brotliCompress, constants, gzipSync } from 'node:zlib';

/** A body with its encodings, each made once; brotli follows in the background. */
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

/** Prepares the encodings of a text. */
export function encodeBody(text: string): EncodedBody {
  const identity = Buffer.from(text);
  const body: EncodedBody = {
    identity,
    gzip: gzipSync(identity),
    brotli: null,
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`,
  };
  brotliCompress(identity, { params: BROTLI_PARAMS }, (error, brotli) => {
    // Without brotli the gzip form is sent; both are complete.
    if (!error) body.brotli = brotli;
  });
  return body;
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
