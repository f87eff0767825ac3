import { addMoney, type Money } from '../../money/money';
import { toDecimalYuan } from '../../money/decimal-yuan';
import type { LayoutElement } from '../layout/document-layout';
import { wrapLines } from '../layout/wrap-text';
import type { InvoiceDocument, InvoiceLine } from './invoice-document';
import type { Column, InvoiceSheets } from './invoice-sheets';
import { SHEET, STYLES } from './invoice-styles';

const COLUMNS = [
  ['项目名称', 50, 'left'],
  ['规格型号', 30, 'left'],
  ['单位', 13, 'center'],
  ['数量', 15, 'right'],
  ['单价', 26, 'right'],
  ['金额', 26, 'right'],
  ['税率/征收率', 18, 'center'],
  ['税额', 22, 'right'],
] as const;

const PLACES: readonly Column[] = COLUMNS.map(([, width, align], index) => ({
  width,
  align,
  x: SHEET.left + COLUMNS.slice(0, index).reduce((sum, [, own]) => sum + own, 0),
}));

/** Places of the columns of sums. */
const [AMOUNT, TAX] = [5, 7] as const;

/** Heights of the rows that have one line, and distance of the lines of others. */
const ROW = { head: 6, sum: 6.5, line: 3.9, padding: 1.7 } as const;

/** Most lines of a cell; what is longer stands in full in the XML. */
const MAX_LINES = 10;

/** Sums of some lines. */
interface Sums {
  readonly amount: Money;
  readonly tax: Money;
}

/**
 * The table of what is invoiced: on as many sheets as it takes, each with what it comes to where there are several. On
 * the last one there is room for what follows, of the given height.
 */
export function layoutInvoiceLines(invoice: InvoiceDocument, footHeight: number, sheets: InvoiceSheets): LayoutElement {
  const rows: LayoutElement[] = [];
  let top = sheets.y;
  let onSheet: InvoiceLine[] = [];
  const startSheet = () => {
    top = sheets.y;
    rows.push(layoutHead(sheets));
  };
  const endSheet = (name: string, sums: Sums, bottom: number) => {
    sheets.y = Math.max(sheets.y, bottom - ROW.sum);
    rows.push(layoutSums(name, sums, sheets));
    sheets.box(
      top,
      sheets.y,
      PLACES.slice(1).map(({ x }) => x),
    );
  };
  const turn = () => {
    endSheet('小计', addLines(onSheet), SHEET.bottom);
    onSheet = [];
    sheets.turn();
    startSheet();
  };
  startSheet();
  for (const line of invoice.lines) {
    const cells = wrapCells(line, sheets);
    const height = Math.max(...cells.map(({ length }) => length)) * ROW.line + ROW.padding;
    if (onSheet.length > 0 && sheets.y + height + ROW.sum > SHEET.bottom) turn();
    rows.push(layoutRow('TD', cells, sheets));
    sheets.y += height;
    onSheet.push(line);
  }
  if (sheets.y + ROW.sum + footHeight > SHEET.bottom) turn();
  endSheet('合计', invoice, SHEET.bottom - footHeight);
  return { role: 'Table', children: rows };
}

function layoutHead(sheets: InvoiceSheets): LayoutElement {
  const cells = COLUMNS.map(([title], index) => {
    const column = { ...(PLACES[index] as Column), align: 'center' as const };
    return { role: 'TH' as const, runs: [sheets.align(title, column, sheets.y + 4.2, STYLES.label)] };
  });
  sheets.y += ROW.head;
  return { role: 'TR', children: cells };
}

function wrapCells(line: InvoiceLine, sheets: InvoiceSheets): string[][] {
  const cells = [
    ...[line.name, line.specification, line.unit, String(line.quantity), line.unitPrice],
    ...[toDecimalYuan(line.amount), `${line.taxRate}%`, toDecimalYuan(line.tax)],
  ];
  return cells.map((text, index) =>
    wrapLines(text, STYLES.cell, { width: (PLACES[index]?.width ?? 0) - 2, max: MAX_LINES }, sheets.fonts),
  );
}

function layoutRow(role: 'TD', cells: readonly (readonly string[])[], sheets: InvoiceSheets): LayoutElement {
  const children = cells.map((lines, index) => ({
    role,
    runs: lines.map((text, place) =>
      sheets.align(text, PLACES[index] as Column, sheets.y + 3.7 + place * ROW.line, STYLES.cell),
    ),
  }));
  return { role: 'TR', children };
}

function layoutSums(name: string, { amount, tax }: Sums, sheets: InvoiceSheets): LayoutElement {
  const texts = [name, '', '', '', '', `¥${toDecimalYuan(amount)}`, '', `¥${toDecimalYuan(tax)}`];
  const y = sheets.y + 4.5;
  const children = texts.map((text, index) => {
    const column = PLACES[index] as Column;
    const isSum = index === AMOUNT || index === TAX;
    const run = isSum
      ? sheets.align(text, column, y, STYLES.value)
      : sheets.align(text, { ...column, align: 'center' }, y, STYLES.label);
    return { role: 'TD' as const, runs: text === '' ? [] : [run] };
  });
  sheets.y += ROW.sum;
  return { role: 'TR', children };
}

function addLines(lines: readonly InvoiceLine[]): Sums {
  return { amount: addMoney(...lines.map((line) => line.amount)), tax: addMoney(...lines.map((line) => line.tax)) };
}
