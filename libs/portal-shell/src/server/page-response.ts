import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { BodyEncoding, EncodedBody } from './encoded-body';
import { readRawHeader } from './read-raw-header';
import { selectEncoding } from './select-encoding';

/** A header block: names and values in turns, as Node writes them without looking at them again. */
type HeaderBlock = readonly string[];

/** A response as it is sent, to everybody alike. */
export class PageResponse {
  readonly #blocks = new Map<BodyEncoding, { readonly bytes: Buffer; readonly block: HeaderBlock }>();
  readonly #common: HeaderBlock;

  constructor(
    readonly status: number,
    readonly headers: OutgoingHttpHeaders,
    readonly body: EncodedBody,
    /** Route that it is of, for metrics. */
    readonly route = 'other',
  ) {
    this.#common = [...Object.entries(headers).flatMap(([name, value]) => [name, String(value)]), 'ETag', body.etag];
  }

  /** Sends it in the best encoding that the client takes, or 304 when the client has it already. */
  send(request: IncomingMessage, response: ServerResponse): void {
    if (this.status === 200 && readRawHeader(request, 'if-none-match') === this.body.etag) {
      response.writeHead(304, this.#common as string[]).end();
      return;
    }
    const encoding = selectEncoding(readRawHeader(request, 'accept-encoding'));
    const bytes = this.body.encode(encoding);
    response.writeHead(this.status, this.#getBlock(encoding, bytes) as string[]);
    response.end(request.method === 'HEAD' ? undefined : bytes);
  }

  #getBlock(encoding: BodyEncoding, bytes: Buffer): HeaderBlock {
    const known = this.#blocks.get(encoding);
    if (known?.bytes === bytes) return known.block;
    const own = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
    const block = [...this.#common, ...own, 'Content-Length', String(bytes.byteLength)];
    this.#blocks.set(encoding, { bytes, block });
    return block;
  }
}
