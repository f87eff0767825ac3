import type { DocumentFonts } from '../layout/document-fonts';
import type { Artwork, LayoutElement, StructureRole, TextRun, TextStyle } from '../layout/document-layout';
import { type TextSpan, wrapText } from '../layout/wrap-text';
import { LEADING, PAGE, STYLES } from './document-styles';
import type { Inline } from './parse-template';

/** A place that a template names, at the end of its line: the middle of a seal. */
export interface Anchor {
  readonly page: number;
  readonly x: number;
  readonly y: number;
}

/** A line of text with the places in it. */
export interface FlowLine {
  readonly spans: readonly TextSpan[];
  readonly anchors: readonly string[];
}

/** Where lines are set. */
export interface Column {
  readonly x: number;
  readonly width: number;
  readonly isCentered?: boolean;
}

/** Pages that are filled from top to bottom, one after the other. */
export class PageFlow {
  page = 0;
  /** Where the next part of the page begins. */
  y: number = PAGE.top;
  readonly elements: LayoutElement[] = [];
  readonly below: Artwork[] = [];
  readonly anchors: Record<string, Anchor> = {};

  constructor(readonly fonts: DocumentFonts) {}

  /** Begins the next page unless there is so much room on this one. */
  reserve(height: number): void {
    if (this.y + height <= PAGE.bottom || this.y === PAGE.top) return;
    this.page += 1;
    this.y = PAGE.top;
  }

  /** A distance to what is above, which the top of a page does not need. */
  skip(height: number): void {
    if (this.y > PAGE.top) this.y += height;
  }

  /** Lines of a text within a width; the style of what is bold is another. */
  wrap(
    inlines: readonly Inline[],
    width: number,
    styles: { readonly text: TextStyle; readonly strong: TextStyle },
  ): FlowLine[] {
    return splitAtBreaks(inlines).flatMap((part) => {
      const anchors = part.flatMap((inline) => (inline.kind === 'anchor' ? [inline.name] : []));
      const spans = part.flatMap((inline) =>
        inline.kind === 'text'
          ? [{ text: this.fonts.print(inline.text), style: inline.isBold ? styles.strong : styles.text }]
          : [],
      );
      return wrapText(spans, width, this.fonts).map((line, index) => ({
        spans: line,
        anchors: index === 0 ? anchors : [],
      }));
    });
  }

  /** Sets lines one below the other, on as many pages as they take. */
  setLines(lines: readonly FlowLine[], column: Column, size: number): TextRun[] {
    const height = size * LEADING;
    return lines.flatMap((line, index) => {
      // No single line of a paragraph stands alone on a page.
      const isKept = lines.length > 2 && (index === 0 || index === lines.length - 2);
      this.reserve(isKept ? 2 * height : height);
      const runs = this.setLine(line, column, this.y + height * 0.5 + size * 0.36);
      this.y += height;
      return runs;
    });
  }

  /** Sets a line with its baseline at a height. */
  setLine({ spans, anchors }: FlowLine, column: Column, y: number): TextRun[] {
    const total = spans.reduce((width, span) => width + this.fonts.measure(span.text, span.style), 0);
    let x = column.x + (column.isCentered ? (column.width - total) / 2 : 0);
    const runs = spans.map(({ text, style }) => {
      const run = { ...style, text, page: this.page, x, y };
      x += this.fonts.measure(text, style);
      return run;
    });
    for (const name of anchors) this.anchors[name] = { page: this.page, x, y };
    return runs.filter(({ text }) => text.trim() !== '');
  }

  /** Adds a part that consists of lines. */
  add(role: StructureRole, runs: readonly TextRun[]): void {
    if (runs.length > 0) this.elements.push({ role, runs });
  }

  /** What stands on each page: whose it is above the text, which page it is below. */
  describePages(head: string): Artwork[] {
    const count = this.page + 1;
    const write = (text: string, x: number, y: number, page: number): Artwork => {
      const run = { ...STYLES.note, text: this.fonts.print(text), page, x, y };
      return { kind: 'text', run };
    };
    return Array.from({ length: count }, (_, page) => {
      const number = `第 ${page + 1} 页 共 ${count} 页`;
      const half = this.fonts.measure(number, STYLES.note) / 2;
      return [
        write(head, PAGE.left, PAGE.top - 11, page),
        write(number, (PAGE.left + PAGE.right) / 2 - half, PAGE.bottom + 13, page),
      ];
    }).flat();
  }
}

function splitAtBreaks(inlines: readonly Inline[]): Inline[][] {
  const parts: Inline[][] = [[]];
  for (const inline of inlines) {
    if (inline.kind === 'break') parts.push([]);
    else parts.at(-1)?.push(inline);
  }
  return parts;
}
