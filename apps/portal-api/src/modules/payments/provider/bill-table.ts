import { type Money, toNonNegativeMoney } from '../../../platform/money/money';
import { ProviderUnreachableError } from './payment-provider';

/** Bytes of a bill as it is sent. */
export const MAX_BILL_BYTES = 32 * 1024 * 1024;

const CHUNK_BYTES = 65_536;

/** Longest line of a bill, in characters. */
const MAX_LINE = 65_536;

/** Says that a bill is not as its provider describes it. */
export function rejectBill(what: string): ProviderUnreachableError {
  return new ProviderUnreachableError(`The bill cannot be understood: ${what}`);
}

/** Bytes in pieces, so that what is made of them is never there as a whole. */
export function* cutBytes(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) yield bytes.subarray(start, start + CHUNK_BYTES);
}

/** Lines of a text that comes in pieces, without what ends them; the empty ones are left out. */
export function* readLines(pieces: Iterable<Uint8Array>, encoding: 'utf-8' | 'gb18030'): Generator<string> {
  const decoder = new TextDecoder(encoding);
  let rest = '';
  for (const piece of pieces) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split(/\r?\n/);
    rest = lines.pop() ?? '';
    if (rest.length > MAX_LINE) throw rejectBill('a line has no end');
    yield* lines.filter((line) => line !== '');
  }
  rest += decoder.decode();
  if (rest.trim() !== '') yield rest;
}

/** Rows of a table by the names of some of its columns, which its first row has. */
export function* readTable<Column extends string>(
  rows: Iterable<readonly string[]>,
  columns: readonly Column[],
): Generator<Readonly<Record<Column, string>>> {
  let header: readonly string[] | undefined;
  for (const cells of rows) {
    if (header === undefined) {
      header = cells;
      const missing = columns.find((column) => !cells.includes(column));
      if (missing !== undefined) throw rejectBill(`there is no column ${missing}`);
      continue;
    }
    if (cells.length !== header.length) throw rejectBill('a row has other columns');
    const places = header;
    yield Object.fromEntries(columns.map((column) => [column, cells[places.indexOf(column)] ?? ''])) as Record<
      Column,
      string
    >;
  }
  if (header === undefined) throw rejectBill('there is no table');
}

/** An amount in 元 as 分, without a fraction in between; of what went back, with or without its sign. */
export function readYuan(text: string): Money {
  const [, whole = '', part = ''] = /^-?(\d{1,11})(?:\.(\d{1,2})0*)?$/.exec(text) ?? [];
  if (whole === '') throw rejectBill('an amount is none');
  return toNonNegativeMoney(Number(whole) * 100 + Number(part.padEnd(2, '0')));
}
