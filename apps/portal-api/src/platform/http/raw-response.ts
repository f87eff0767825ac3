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
export type RawResponse = FileResponse | EventsResponse;

/** Whether a handler has answered with something that is no envelope. */
export function isRawResponse(value: unknown): value is RawResponse {
  return value instanceof FileResponse || value instanceof EventsResponse;
}
