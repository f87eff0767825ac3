import { Zip, ZipDeflate } from 'fflate';

/** A file of a zip. */
export interface ZipEntry {
  readonly path: string;
  readonly bytes: Buffer;
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
    part.push(bytes, true);
    yield take();
  }
  zip.end();
  yield take();
}
