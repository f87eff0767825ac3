import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { BEST_BROTLI, queueBestBrotli } from './best-brotli';

/** Encodings that a body is sent in. */
export type BodyEncoding = 'br' | 'gzip' | 'identity';

/** A body is compressed as well as can be once it has been there so long, in milliseconds, … */
const LASTING_MS = 60_000;

/** … and was sent so often. */
const LASTING_SENDS = 10;

const QUICK_BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};

/** How a body is treated. */
export interface EncodedBodyOptions {
  readonly now?: () => number;
  /** The body has a few kilobytes and is there to stay: it is compressed as well as can be at once. */
  readonly isSmall?: boolean;
  /** The body is there to stay, and too large for that: it is compressed as well as can be soon. */
  readonly lasts?: boolean;
}

/** A body with its encodings: each is made once, when somebody takes it. */
export class EncodedBody {
  readonly identity: Buffer;
  readonly etag: string;
  /** Called whenever the body holds more bytes, or others. */
  onChange: () => void = () => undefined;
  #gzip: Buffer | undefined;
  #brotli: Buffer | undefined;
  #brotliSends = 0;
  readonly #madeAt: number;
  readonly #now: () => number;
  readonly #isSmall: boolean;
  readonly #lasts: boolean;

  constructor(
    text: string,
    { now = performance.now.bind(performance), isSmall = false, lasts = false }: EncodedBodyOptions = {},
  ) {
    this.identity = Buffer.from(text);
    this.etag = `"${createHash('sha256').update(this.identity).digest('base64url').slice(0, 27)}"`;
    this.#now = now;
    this.#isSmall = isSmall;
    this.#lasts = lasts;
    this.#madeAt = now();
  }

  /** Bytes of all encodings that are there. */
  get byteLength(): number {
    return this.identity.byteLength + (this.#gzip?.byteLength ?? 0) + (this.#brotli?.byteLength ?? 0);
  }

  /** Returns the body in an encoding. */
  encode(encoding: BodyEncoding): Buffer {
    if (encoding === 'br') return this.#encodeBrotli();
    return encoding === 'gzip' ? this.#encodeGzip() : this.identity;
  }

  #encodeGzip(): Buffer {
    if (this.#gzip) return this.#gzip;
    this.#gzip = gzipSync(this.identity);
    this.onChange();
    return this.#gzip;
  }

  #encodeBrotli(): Buffer {
    this.#brotliSends += 1;
    if (!this.#brotli) {
      this.#brotli = brotliCompressSync(this.identity, this.#isSmall ? BEST_BROTLI : QUICK_BROTLI);
      this.onChange();
    }
    if (!this.#isSmall && this.#hasLasted()) this.#improveBrotli();
    return this.#brotli;
  }

  #hasLasted(): boolean {
    if (this.#lasts) return this.#brotliSends > 0;
    return this.#brotliSends >= LASTING_SENDS && this.#now() - this.#madeAt >= LASTING_MS;
  }

  #improveBrotli(): void {
    const isQueued = queueBestBrotli(this.identity, (best) => {
      this.#brotli = best;
      this.onChange();
    });
    // Once is enough; who found no room in the queue asks with a later visit.
    this.#brotliSends = isQueued ? -Infinity : 0;
  }
}
