import { FILE_PIECE_BYTES } from '@portal/api-contract';
import type { ByteRange } from '../http/byte-range';
import type { DataProtection } from '../security/data-protection';
import { toFilePlace } from './file-place';
import type { FileStore } from './file-store';
import type { storedFile } from './files.tables';

/** With what pieces are kept. */
export interface PieceOptions {
  readonly protection: DataProtection;
  readonly store: FileStore;
}

/** A file that is kept in pieces, or will be. */
export interface PiecedFile {
  readonly id: string;
  readonly size: number;
}

/** Key of all bytes of a file in the store; those of its pieces begin with it. */
export function toStorageKey(id: string): string {
  return `${id.slice(0, 2)}/${id}`;
}

/** How many pieces so many bytes have. */
export function countPieces(bytes: number): number {
  return Math.ceil(bytes / FILE_PIECE_BYTES);
}

/** Keys of all that is in the store of a file. */
export function listStorageKeys({
  storageKey,
  pieces,
}: Pick<typeof storedFile.$inferSelect, 'storageKey' | 'pieces'>): string[] {
  return pieces === 0 ? [storageKey] : Array.from({ length: pieces }, (_, place) => toPieceKey(storageKey, place));
}

/** Keeps a piece, sealed for its place in its file. */
export async function putPiece(
  { protection, store }: PieceOptions,
  id: string,
  place: number,
  bytes: Buffer,
): Promise<void> {
  await store.put(toPieceKey(toStorageKey(id), place), protection.seal(bytes, toPiecePlace(id, place)));
}

/** Seals what is kept of a file under the current key. */
export async function resealPieces({ protection, store }: PieceOptions, id: string, pieces: number): Promise<void> {
  for (let place = 0; place < pieces; place += 1) {
    const sealed = await store.get(toPieceKey(toStorageKey(id), place));
    if (sealed) await putPiece({ protection, store }, id, place, protection.open(sealed, toPiecePlace(id, place)));
  }
}

/** Reads a part of a file, one piece at a time. Throws where a piece is missing. */
export function readPieces(
  { protection, store }: PieceOptions,
  { id, size }: PiecedFile,
  range: ByteRange,
): AsyncGenerator<Buffer> {
  return readRange(countPieces(size), range, async (place) => {
    const sealed = await store.get(toPieceKey(toStorageKey(id), place));
    if (sealed === undefined) throw new Error(`Piece ${place} of the file ${id} is missing`);
    return protection.open(sealed, toPiecePlace(id, place));
  });
}

/** Reads a part of what is kept in so many pieces, one piece at a time. A single piece may have any length. */
export async function* readRange(
  pieces: number,
  { start, end }: ByteRange,
  openPiece: (place: number) => Promise<Buffer>,
): AsyncGenerator<Buffer> {
  for (
    let place = Math.min(Math.floor(start / FILE_PIECE_BYTES), pieces - 1);
    place < pieces && place * FILE_PIECE_BYTES <= end;
    place += 1
  ) {
    const first = place * FILE_PIECE_BYTES;
    yield (await openPiece(place)).subarray(Math.max(0, start - first), end - first + 1);
  }
}

/** A part of a file as one. The caller has made sure that it is small enough. */
export async function readPart(options: PieceOptions, file: PiecedFile, range: ByteRange): Promise<Buffer> {
  const end = Math.min(range.end, file.size - 1);
  const pieces: Buffer[] = [];
  if (range.start <= end) for await (const piece of readPieces(options, file, { ...range, end })) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Cuts what comes into pieces: all but the last have the same length. */
export async function* cutPieces(source: AsyncIterable<Buffer> | Iterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const chunk of source) {
    let rest = chunk;
    while (length + rest.length >= FILE_PIECE_BYTES) {
      const missing = FILE_PIECE_BYTES - length;
      yield Buffer.concat([...waiting, rest.subarray(0, missing)]);
      [waiting, length, rest] = [[], 0, rest.subarray(missing)];
    }
    if (rest.length > 0) waiting.push(rest);
    length += rest.length;
  }
  if (length > 0) yield Buffer.concat(waiting);
}

function toPieceKey(storageKey: string, place: number): string {
  return `${storageKey}-${place}`;
}

function toPiecePlace(id: string, place: number): string {
  return `${toFilePlace(id)}:${place}`;
}
