import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';

/** Bytes of the number that a file begins with: how long its header is. */
const PREFIX = 4;
const DIGEST = 'sha256';
const DIGEST_BYTES = 32;

/** What was begun before that is left over from whoever was killed meanwhile. */
const LEFT_OVER_MS = 3_600_000;

/** A file is not what was written, or not whole. */
export class SnapshotTornError extends Error {
  override readonly name = 'SnapshotTornError';
}

const headerSchema = z.object({
  version: z.string(),
  lengths: z.array(
    z
      .int()
      .min(0)
      .max(2 ** 32),
  ),
});

/**
 * Writes parts to a file that is there whole or not at all: the one before stays until the new one is on the disk. What
 * was begun is removed where it fails or is aborted.
 */
export async function writeSnapshotFile(
  path: string,
  version: string,
  parts: readonly Uint8Array[],
  signal: AbortSignal,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await removeLeftOvers(path);
  const draft = `${path}.${randomUUID()}.part`;
  try {
    const file = await open(draft, 'wx', 0o600);
    try {
      await writeParts(file, version, parts, signal);
      await file.sync();
    } finally {
      await file.close();
    }
    signal.throwIfAborted();
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/**
 * Reads the parts of a file; `undefined` where there is none, or only one of another version. Rejects with a
 * `SnapshotTornError` where not every byte is as it was written.
 */
export async function readSnapshotFile(path: string, version: string): Promise<Uint8Array[] | undefined> {
  const file = await openIfThere(path);
  if (!file) return undefined;
  try {
    return await readParts(file, version);
  } finally {
    await file.close();
  }
}

async function openIfThere(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function writeParts(
  file: FileHandle,
  version: string,
  parts: readonly Uint8Array[],
  signal: AbortSignal,
): Promise<void> {
  const header = Buffer.from(JSON.stringify({ version, lengths: parts.map(({ byteLength }) => byteLength) }));
  const prefix = Buffer.alloc(PREFIX);
  prefix.writeUInt32LE(header.byteLength);
  const hash = createHash(DIGEST);
  for (const part of [prefix, header, ...parts]) {
    signal.throwIfAborted();
    hash.update(part);
    await writeWhole(file, part);
  }
  await writeWhole(file, hash.digest());
}

async function writeWhole(file: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let written = 0; written < bytes.byteLength;)
    written += (await file.write(bytes, written, bytes.byteLength - written)).bytesWritten;
}

async function readParts(file: FileHandle, version: string): Promise<Uint8Array[] | undefined> {
  const hash = createHash(DIGEST);
  const read = async (length: number) => {
    const bytes = await readWhole(file, length);
    hash.update(bytes);
    return bytes;
  };
  const { size } = await file.stat();
  const prefix = await read(PREFIX);
  const headerLength = new DataView(prefix.buffer).getUint32(0, true);
  if (headerLength > size) throw new SnapshotTornError('The header is longer than the file');
  const header = parseHeader(await read(headerLength));
  const total = header.lengths.reduce((sum, length) => sum + length, PREFIX + headerLength + DIGEST_BYTES);
  if (total !== size) throw new SnapshotTornError(`The file has ${size} bytes instead of ${total}`);
  if (header.version !== version) return undefined;
  const parts: Uint8Array[] = [];
  for (const length of header.lengths) parts.push(await read(length));
  if (!hash.digest().equals(await readWhole(file, DIGEST_BYTES)))
    throw new SnapshotTornError('The bytes are not those that were written');
  return parts;
}

function parseHeader(bytes: Uint8Array): z.infer<typeof headerSchema> {
  try {
    return headerSchema.parse(JSON.parse(Buffer.from(bytes).toString()));
  } catch (error) {
    throw new SnapshotTornError('There is no header', { cause: error });
  }
}

async function readWhole(file: FileHandle, length: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(length);
  for (let done = 0; done < length;) {
    const { bytesRead } = await file.read(bytes, done, length - done);
    if (bytesRead === 0) throw new SnapshotTornError('The file ends too soon');
    done += bytesRead;
  }
  return bytes;
}

async function removeLeftOvers(path: string): Promise<void> {
  const folder = dirname(path);
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${basename(path)}.`) || !name.endsWith('.part')) continue;
    const draft = join(folder, name);
    if (await isOld(draft)) await rm(draft, { force: true });
  }
}

/** Another instance may be writing, or have ended just now. */
async function isOld(path: string): Promise<boolean> {
  try {
    return (await stat(path)).mtimeMs < Date.now() - LEFT_OVER_MS;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
