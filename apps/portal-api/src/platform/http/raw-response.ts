import type { ByteRange } from './byte-range';

/** A file as the response of a call; it is always something to keep, never something a browser shows as a page. */
export class FileResponse {
  constructor(
    readonly bytes: Buffer,
    /** Name offered to the visitor. */
    readonly name: string,
    /** Media type, from what the server itself found in the file. */
    readonly mediaType: string,
  ) {}

  /** Headers that keep the file from running in the name of this site (security: H33). */
  get headers(): Record<string, string> {
    return {
      'content-type': this.mediaType,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(this.name)}`,
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
    };
  }
}

/** Bytes that are read as they are sent. */
export interface StreamedContent {
  readonly size: number;
  /** Changes with the bytes. */
  readonly tag: string;
  read(range: ByteRange): AsyncIterable<Buffer>;
}

/** A large file as the response of a call: whole, or the part that is asked for. */
export class StreamedFileResponse {
  constructor(
    readonly content: StreamedContent,
    /** Name offered to the visitor. */
    readonly name: string,
    /** Media type, from what the server itself found in the file. */
    readonly mediaType: string,
    /** Whether a browser may show it in place: only what runs nothing, and is played or read. */
    readonly isShown: boolean,
  ) {}

  /** Headers as those of a `FileResponse`; a browser asks again before it shows what it has kept of what it may show. */
  get headers(): Record<string, string> {
    const file = new FileResponse(Buffer.alloc(0), this.name, this.mediaType).headers;
    return {
      ...file,
      etag: `"${this.content.tag}"`,
      'accept-ranges': 'bytes',
      ...(this.isShown && {
        'cache-control': 'private, no-cache',
        'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(this.name)}`,
        // Viewers of documents do not work in a sandbox.
        'content-security-policy': "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; object-src 'self'",
      }),
    };
  }
}

/** A caller that listens. */
export interface EventStream {
  send(data: unknown): void;
  /** Ends the stream; the caller may come back. */
  end(): void;
}

/** Events as they happen. `open` is called once the caller listens, and its result when the stream is over. */
export class EventsResponse {
  constructor(readonly open: (stream: EventStream) => () => void) {}
}

/** A response that is no envelope. */
export type RawResponse = FileResponse | StreamedFileResponse | EventsResponse;

/** Whether a handler has answered with something that is no envelope. */
export function isRawResponse(value: unknown): value is RawResponse {
  return [FileResponse, StreamedFileResponse, EventsResponse].some((kind) => value instanceof kind);
}
