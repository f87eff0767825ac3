import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';

/** Below this size compression costs more than it saves. */
const MIN_GZIP_BYTES = 1024;

/** A finished answer. Its forms are made when first asked for, and then kept. */
export class EncodedAnswer {
  readonly bytes: Buffer;
  #gzip: Buffer | undefined;
  #body: unknown;
  #etag: string | undefined;

  constructor(
    readonly status: number,
    json: string,
    /** Whether the answer is the same for everyone, so that it may be revalidated by its tag. */
    readonly isShared: boolean,
    /** Seconds after which a caller may try again. */
    readonly retryAfter?: number,
  ) {
    this.bytes = Buffer.from(json);
  }

  /** The envelope as an object: exactly what the wire carries. Shared by all callers, hence frozen. */
  get body(): unknown {
    return (this.#body ??= deepFreeze(JSON.parse(this.bytes.toString())));
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
