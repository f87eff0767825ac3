import { Zip, ZipDeflate } from 'fflate';
import { setImmediate } from 'node:timers/promises';

/** Bytes that are compressed in one go; whatever waits for the event loop waits for no more. */
const STEP_BYTES = 256 * 1024;

/** A file of a zip. */
export interface ZipEntry {
  readonly path: string;
  /** All of it, or one part after the other, each let go before the next is asked for. */
  readonly bytes: Buffer | Iterable<Buffer> | AsyncIterable<Buffer>;
  /** What is compressed already is not compressed again. */
  readonly isCompressed: boolean;
}

/** Writes a zip whose files come one after the other: each is let go before the next is asked for. */
export async function* writeZip(entries: AsyncIterable<ZipEntry>, madeAt: Date): AsyncGenerator<Buffer> {
  let chunks: Uint8Array[] = [];
  const take = () => {
    const ready = chunks;
    chunks = [];
    return Buffer.concat(ready);
  };
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for await (const { path, bytes, isCompressed } of entries) {
    // Deflated at no level rather than stored: some readers take no stored file whose length comes after it.
    const part = new ZipDeflate(path, { level: isCompressed ? 0 : 6 });
    part.mtime = madeAt;
    zip.add(part);
    for await (const step of toSteps(Buffer.isBuffer(bytes) ? [bytes] : bytes)) {
      part.push(step);
      yield take();
      await setImmediate();
    }
    part.push(new Uint8Array(), true);
    yield take();
  }
  zip.end();
  yield take();
}

async function* toSteps(parts: Iterable<Buffer> | AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const part of parts)
    for (let start = 0; start < part.length; start += STEP_BYTES) yield part.subarray(start, start + STEP_BYTES);
}
