/** What spreadsheets take for the beginning of a formula (security H32). */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/**
 * Writes a table as RFC 4180 asks, with a mark that lets spreadsheets read it as UTF-8. A text that would be run as a
 * formula gets a `'` before it; numbers stay numbers.
 */
export function writeCsv(header: readonly string[], rows: readonly (readonly unknown[])[]): string {
  return `\ufeff${writeCsvLines([header, ...rows])}`;
}

/** Lines of such a table. */
export function writeCsvLines(rows: readonly (readonly unknown[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}

function writeCell(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = toText(value);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
