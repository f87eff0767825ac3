import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';

/** Below this size compression costs more than it saves. */
const MIN_GZIP_BYTES = 1024;

/** What a response was made of, for caches of what is made of it in turn. */
export interface ContentStamp {
  /** Version of the content that the response is at least as new as. */
  readonly version: number;
  /** Topics of the content it was made of; absent for all. */
  readonly topics?: readonly string[] | undefined;
  /** How long it may be taken for right where nothing changes; absent for ever. */
  readonly maxAgeMs?: number | undefined;
}

/** A finished response. Its forms are made when first asked for, and then kept. */
export class EncodedResponse {
  readonly bytes: Buffer;
  #gzip: Buffer | undefined;
  #body: unknown;
  #etag: string | undefined;
  #stampText: string | undefined;

  constructor(
    readonly status: number,
    json: string,
    /** Set where the response is the same for everyone, so that it may be kept and revalidated. */
    readonly stamp?: ContentStamp,
    /** Seconds after which a caller may try again. */
    readonly retryAfter?: number | undefined,
  ) {
    this.bytes = Buffer.from(json);
  }

  /** The envelope as an object: exactly what the wire carries. Shared by all callers, hence frozen. */
  get body(): unknown {
    return (this.#body ??= deepFreeze(JSON.parse(this.bytes.toString())));
  }

  /** The stamp as a header carries it. */
  get stampText(): string | undefined {
    return (this.#stampText ??= this.stamp && JSON.stringify(this.stamp));
  }

  /** Whether it is worth compressing. */
  get isCompressible(): boolean {
    return this.bytes.length >= MIN_GZIP_BYTES;
  }

  get gzip(): Buffer | undefined {
    return this.isCompressible ? (this.#gzip ??= gzipSync(this.bytes)) : undefined;
  }

  get etag(): string {
    return (this.#etag ??= `W/"${createHash('sha256').update(this.bytes).digest('base64url').slice(0, 27)}"`);
  }
}

function deepFreeze(value: unknown): unknown {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(deepFreeze);
    Object.freeze(value);
  }
  return value;
}
