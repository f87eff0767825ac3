import type { DocumentFonts } from '../layout/document-fonts';
import type { Artwork, DocumentLayout, LayoutElement, TextRun, TextStyle } from '../layout/document-layout';
import { drawLine, drawWatermark, traceBox } from '../layout/shapes';
import { wrapLines } from '../layout/wrap-text';
import { FRAME, LINE_HEIGHT, SHEET, STYLES, VOID_MARK } from './invoice-styles';

/** Where a text is set within its column. */
export interface Column {
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'center' | 'right';
}

/** A part of an invoice and how much of the sheet it takes. */
export interface Placed {
  readonly element: LayoutElement;
  readonly height: number;
}

/** Most lines of what stands beside a label. */
const MAX_LINES = 5;

/** Sheets that are filled from their top to their bottom, one after the other. */
export class InvoiceSheets {
  /** Where the next part of the sheet begins. */
  y = 0;
  #page = 0;
  readonly #artwork: Artwork[] = [];

  constructor(readonly fonts: DocumentFonts) {}

  /** A text on the sheet. */
  run(text: string, x: number, y: number, style: TextStyle): TextRun {
    return { ...style, text: this.fonts.print(text), page: this.#page, x, y };
  }

  /** A text within a column. */
  align(text: string, column: Column, y: number, style: TextStyle): TextRun {
    const run = this.run(text, 0, y, style);
    const free = column.width - this.fonts.measure(run.text, style);
    const offset = { left: 1, center: free / 2, right: free - 1 }[column.align];
    return { ...run, x: column.x + offset };
  }

  /** A label with its value beside it, broken into lines where it is long. */
  field(
    label: string,
    value: string,
    place: { readonly x: number; readonly y: number; readonly width: number },
  ): Placed {
    const indent = this.fonts.measure(label, STYLES.label);
    const lines = wrapLines(value, STYLES.value, { width: place.width - indent, max: MAX_LINES }, this.fonts);
    const runs = lines.map((text, index) =>
      this.run(text, place.x + indent, place.y + index * LINE_HEIGHT, STYLES.value),
    );
    const element: LayoutElement = { role: 'P', runs: [this.run(label, place.x, place.y, STYLES.label), ...runs] };
    return { element, height: lines.length * LINE_HEIGHT };
  }

  /** A label whose characters stand one below the other, in the middle of a box. */
  stack(
    label: string,
    box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  ) {
    const { size } = STYLES.label;
    const step = size * 1.08;
    const x = box.x + (box.width - size) / 2;
    const first = box.y + (box.height - (label.length - 1) * step) / 2 + size * 0.38;
    const runs = Array.from(label, (character, index) => this.run(character, x, first + index * step, STYLES.label));
    return { role: 'P', runs } satisfies LayoutElement;
  }

  /** A frame from side to side, with lines that part it. */
  box(top: number, bottom: number, partings: readonly number[] = []): void {
    const path = traceBox({ x: SHEET.left, y: top }, SHEET.right - SHEET.left, bottom - top);
    this.#artwork.push({ kind: 'path', page: this.#page, path, stroke: FRAME });
    for (const x of partings) this.rule({ x, y: top }, { x, y: bottom });
  }

  /** A line. */
  rule(from: { readonly x: number; readonly y: number }, to: { readonly x: number; readonly y: number }): void {
    this.#artwork.push(drawLine(this.#page, from, to, FRAME));
  }

  /** Begins the next sheet. */
  turn(): void {
    this.#page += 1;
    this.y = 14;
  }

  /** The sheets with their parts; of several each has its number and that of the invoice. */
  finish(
    elements: readonly LayoutElement[],
    invoice: { readonly number: string; readonly isSample: boolean },
  ): DocumentLayout {
    const pageCount = this.#page + 1;
    const pages = Array.from({ length: pageCount }, (_, page) => page);
    const notes = pageCount === 1 ? [] : pages.flatMap((page) => this.#note(page, pageCount, invoice.number));
    const watermarks = invoice.isSample
      ? pages.map((page) => drawWatermark(VOID_MARK, { page, ...SHEET }, this.fonts))
      : [];
    const { width, height } = SHEET;
    return { width, height, pageCount, elements, below: this.#artwork, above: [...notes, ...watermarks] };
  }

  #note(page: number, pageCount: number, number: string): Artwork[] {
    const text = `第 ${page + 1} 页 共 ${pageCount} 页`;
    const side = { x: SHEET.left, width: SHEET.right - SHEET.left, align: 'right' } as const;
    const runs = [
      this.align(text, side, SHEET.height - 3, STYLES.page),
      ...(page === 0 ? [] : [this.run(`发票号码：${number}（续）`, SHEET.left + 1, 10, STYLES.page)]),
    ];
    return runs.map((run) => ({ kind: 'text', run: { ...run, page } }));
  }
}
