import { getTableName } from 'drizzle-orm';
import type { ByteRange } from '../http/byte-range';
import { readRange } from '../files/file-pieces';
import type { FileStore } from '../files/file-store';
import type { DataProtection } from '../security/data-protection';
import type { ExportKind } from './define-export';
import type { ExportRow } from './export-table';

/** Where the pieces of exports are kept. */
export interface ExportPiecesOptions {
  readonly protection: DataProtection;
  readonly files: FileStore;
}

/** Keys of all that is in the store of an export, or may be. */
export function listPieceKeys(row: Pick<ExportRow, 'storageKey' | 'pieces'>): string[] {
  return row.storageKey === '' ? [] : Array.from({ length: row.pieces }, (_, place) => toPieceKey(row, place));
}

/** Keeps a piece of an export, sealed for its place in it. */
export async function putPiece(
  { protection, files }: ExportPiecesOptions,
  kind: ExportKind,
  row: ExportRow,
  place: number,
  bytes: Buffer,
): Promise<void> {
  await files.put(toPieceKey(row, place), protection.seal(bytes, toPlace(kind, row, place)));
}

/** Reads a part of an export, one piece at a time. Throws where a piece is missing. */
export function readExport(
  { protection, files }: ExportPiecesOptions,
  kind: ExportKind,
  row: ExportRow,
  range: ByteRange,
): AsyncGenerator<Buffer> {
  return readRange(row.pieces, range, async (place) => {
    const sealed = await files.get(toPieceKey(row, place));
    if (sealed === undefined) throw new Error(`Piece ${place} of the export ${row.id} is missing`);
    return protection.open(sealed, toPlace(kind, row, place));
  });
}

// The first piece is where a file that was kept as one would be.
function toPieceKey({ storageKey }: Pick<ExportRow, 'storageKey'>, place: number): string {
  return place === 0 ? storageKey : `${storageKey}-${place}`;
}

function toPlace({ table }: ExportKind, { id }: ExportRow, place: number): string {
  const whole = `${getTableName(table)}:${id}`;
  return place === 0 ? whole : `${whole}:${place}`;
}
