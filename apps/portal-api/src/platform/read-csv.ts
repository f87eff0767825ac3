/** A text that is no table of comma-separated values, and in which of its lines that shows, from 1. */
export class CsvError extends Error {
  override readonly name = 'CsvError';

  constructor(readonly line: number) {
    super(`Line ${line} is no line of a table`);
  }
}

/** A cell at a place of a text: in quotes, where a quote is doubled, or plain; then what ends it. */
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;

/** Reads a table as RFC 4180 writes it, its empty lines left out. Throws a `CsvError` for anything else. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let place = 0;
  while (place < text.length || row.length > 0) {
    CELL.lastIndex = place;
    const match = CELL.exec(text);
    if (match === null) throw new CsvError(rows.length + 1);
    const [found, quoted, plain = '', end] = match;
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    place += found.length;
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows.filter((cells) => cells.some((cell) => cell.trim() !== ''));
}

const INVALID = 'ERR_ENCODING_INVALID_ENCODED_DATA';

/** Decodes what programs of China save: UTF-8, or else GBK; `undefined` for neither. */
export function decodeText(bytes: Buffer): string | undefined {
  for (const encoding of ['utf-8', 'gb18030'])
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch (error) {
      // Errors are told by their shape: several realms may be at work.
      if ((error as { readonly code?: unknown }).code !== INVALID) throw error;
    }
  return undefined;
}
