import { strToU8, Zip, ZipDeflate } from 'fflate';
import { escapeXml } from './escape-xml';
import { toDecimalYuan } from './money/decimal-yuan';
import { toMoney } from './money/money';

/** A cell: a text, a sum of 分 that is shown in 元, or a moment that is shown in China's time. */
export type Cell = string | { readonly fen: number } | Date;

/** A column, with its width in characters. */
export interface SheetColumn {
  readonly title: string;
  readonly width: number;
}

/** A sheet whose rows come a page at a time. */
export interface Sheet {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly pages: AsyncIterable<readonly (readonly Cell[])[]>;
  /** Most bytes of the file; 64 MB unless told. */
  readonly maxBytes?: number;
}

/** A file is larger than it may be. */
export class FileTooLargeError extends Error {
  override readonly name = 'FileTooLargeError';
}

/** Most bytes of a file. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Most characters that a spreadsheet takes into a cell. */
const MAX_CHARACTERS = 32_767;

const DAY_MS = 86_400_000;
const CHINA_OFFSET_MS = 8 * 3_600_000;

/** Days from the beginning of a spreadsheet's time to that of ours. */
const EPOCH_DAY = 25_569;

/** Places of the styles in `STYLES`. */
const [HEADING, AMOUNT, MOMENT] = [1, 2, 3] as const;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="&quot;¥&quot;#,##0.00"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`;

const FIXED_PARTS = {
  '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`,
  '_rels/.rels': `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': STYLES,
};

/**
 * Writes a workbook of one sheet. Each page of rows is compressed and let go before the next is asked for. Texts are
 * never formulas, whatever they begin with. Rejects with a `FileTooLargeError`.
 */
export async function writeXlsx({ name, columns, pages, maxBytes = MAX_BYTES }: Sheet, madeAt: Date): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    size += chunk.length;
    chunks.push(chunk);
  });
  const open = (path: string) => {
    const part = new ZipDeflate(path);
    part.mtime = madeAt;
    zip.add(part);
    return part;
  };
  const workbook = `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escapeText(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
  for (const [path, text] of Object.entries({ ...FIXED_PARTS, 'xl/workbook.xml': workbook }))
    open(path).push(strToU8(text), true);

  const sheet = open('xl/worksheets/sheet1.xml');
  sheet.push(strToU8(openSheet(columns)));
  for await (const rows of pages) {
    sheet.push(strToU8(rows.map(writeRow).join('')));
    if (size > maxBytes) throw new FileTooLargeError('The file is larger than it may be');
  }
  sheet.push(strToU8('</sheetData></worksheet>'), true);
  zip.end();
  return Buffer.concat(chunks);
}

function openSheet(columns: readonly SheetColumn[]): string {
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const titles = columns.map(({ title }) => writeText(title, HEADING));
  const frozen =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews>';
  return `${XML}<worksheet xmlns="${MAIN}">${frozen}<cols>${widths.join('')}</cols><sheetData><row>${titles.join('')}</row>`;
}

function writeRow(cells: readonly Cell[]): string {
  return `<row>${cells.map(writeCell).join('')}</row>`;
}

function writeCell(cell: Cell): string {
  if (typeof cell === 'string') return writeText(cell);
  if (cell instanceof Date) return writeNumber(String(toSheetDay(cell)), MOMENT);
  return writeNumber(toDecimalYuan(toMoney(cell.fen)), AMOUNT);
}

function writeText(text: string, style = 0): string {
  const attribute = style === 0 ? '' : ` s="${style}"`;
  return `<c t="inlineStr"${attribute}><is><t xml:space="preserve">${escapeText(text.slice(0, MAX_CHARACTERS))}</t></is></c>`;
}

const writeNumber = (value: string, style: number) => `<c s="${style}"><v>${value}</v></c>`;

/** Days of a spreadsheet until a moment, by the clocks of China. */
function toSheetDay(at: Date): number {
  return (at.getTime() + CHINA_OFFSET_MS) / DAY_MS + EPOCH_DAY;
}

/** A text as a cell holds it, with `_x41_` standing for itself. */
function escapeText(text: string): string {
  return escapeXml(text).replaceAll(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');
}
