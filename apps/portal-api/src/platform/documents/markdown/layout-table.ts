import type { Artwork, LayoutElement, TextRun } from '../layout/document-layout';
import { drawLine, traceBox } from '../layout/shapes';
import { measureUnits } from '../layout/wrap-text';
import { HEAD_GROUND, LEADING, PAGE, RULE, STYLES } from './document-styles';
import type { Column, FlowLine, PageFlow } from './page-flow';
import type { Inline } from './parse-template';

/** Distance of a text from the lines around its cell. */
const PADDING = { x: 1.8, y: 1.2 } as const;

const LINE = STYLES.cell.size * LEADING;

type Row = readonly (readonly Inline[])[];

/**
 * A table over the width of the page. Its head stands on each page again; its rows are not broken: throws a `RangeError`
 * for one that is higher than a page.
 */
export function layoutTable(rows: readonly Row[], flow: PageFlow): void {
  const columns = placeColumns(rows, flow);
  const [head, ...body] = rows.map((row, index) => {
    const text = index === 0 ? STYLES.cellHead : STYLES.cell;
    return columns.map(({ width }, place) =>
      flow.wrap(row[place] ?? [], width - 2 * PADDING.x, { text, strong: STYLES.cellHead }),
    );
  });
  if (!head) return;
  if (measureRow(head) + Math.max(0, ...body.map(measureRow)) > PAGE.bottom - PAGE.top)
    throw new RangeError('A row of a table is higher than a page');
  flow.skip(1.5);
  const headHeight = measureRow(head);
  flow.reserve(headHeight + measureRow(body[0] ?? head));
  const elements: LayoutElement[] = [];
  const setHead = () => {
    const ground = traceBox({ x: PAGE.left, y: flow.y }, PAGE.right - PAGE.left, headHeight);
    flow.below.push({ kind: 'path', page: flow.page, path: ground, fill: HEAD_GROUND });
    return setRow(head, columns, flow);
  };
  elements.push(toElement('TH', setHead()));
  for (const row of body) {
    const { page } = flow;
    flow.reserve(measureRow(row));
    // What stands on a page again is not read again.
    if (flow.page > page)
      flow.below.push(
        ...setHead()
          .flat()
          .map((run): Artwork => ({ kind: 'text', run })),
      );
    elements.push(toElement('TD', setRow(row, columns, flow)));
  }
  flow.elements.push({ role: 'Table', children: elements });
  flow.skip(2.5);
}

/** Columns as wide as what is in them; where that is too much, those give way whose texts can be broken. */
function placeColumns(rows: readonly Row[], flow: PageFlow): Column[] {
  const total = PAGE.right - PAGE.left;
  const count = Math.max(...rows.map((row) => row.length));
  const wishes = Array.from({ length: count }, (_, place) => {
    const cells = rows.map((row) => joinText(row[place] ?? []));
    const measure = (how: (text: string) => number) => Math.max(8, ...cells.map(how)) + 2 * PADDING.x + 0.1;
    return {
      min: measure((text) => measureUnits(text, STYLES.cellHead, flow.fonts)),
      full: measure((text) => flow.fonts.measure(text, STYLES.cellHead)),
    };
  });
  const [min, full] = [add(wishes.map((wish) => wish.min)), add(wishes.map((wish) => wish.full))];
  const widths = wishes.map((wish) => {
    if (full <= total) return (wish.full * total) / full;
    if (min >= total) return (wish.min * total) / min;
    return wish.min + ((wish.full - wish.min) * (total - min)) / (full - min);
  });
  return widths.map((width, place) => ({ x: PAGE.left + add(widths.slice(0, place)), width }));
}

function add(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width, 0);
}

function joinText(inlines: readonly Inline[]): string {
  return inlines.map((inline) => (inline.kind === 'text' ? inline.text : '')).join('');
}

function measureRow(cells: readonly (readonly FlowLine[])[]): number {
  return Math.max(...cells.map((lines) => lines.length)) * LINE + 2 * PADDING.y;
}

function setRow(cells: readonly (readonly FlowLine[])[], columns: readonly Column[], flow: PageFlow): TextRun[][] {
  const [top, height] = [flow.y, measureRow(cells)];
  const runs = cells.map((lines, place) => {
    const column = columns[place] as Column;
    const inner = { x: column.x + PADDING.x, width: column.width - 2 * PADDING.x };
    return lines.flatMap((line, index) =>
      flow.setLine(line, inner, top + PADDING.y + (index + 0.5) * LINE + STYLES.cell.size * 0.36),
    );
  });
  const frame = traceBox({ x: PAGE.left, y: top }, PAGE.right - PAGE.left, height);
  flow.below.push({ kind: 'path', page: flow.page, path: frame, stroke: RULE });
  for (const { x } of columns.slice(1))
    flow.below.push(drawLine(flow.page, { x, y: top }, { x, y: top + height }, RULE));
  flow.y = top + height;
  return runs;
}

function toElement(role: 'TH' | 'TD', cells: readonly (readonly TextRun[])[]): LayoutElement {
  return { role: 'TR', children: cells.map((runs) => ({ role, runs })) };
}
