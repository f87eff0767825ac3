import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** A text that is sent once, as it is. */
export class PlainResponse {
  readonly #body: Buffer;

  constructor(
    readonly headers: OutgoingHttpHeaders,
    text: string,
    /** Route that it is of, for metrics. */
    readonly route = 'other',
  ) {
    this.#body = Buffer.from(text);
  }

  /** Sends it; its head alone where that is asked for. */
  send(request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(200, { ...this.headers, 'Content-Length': this.#body.byteLength });
    response.end(request.method === 'HEAD' ? undefined : this.#body);
  }
}
