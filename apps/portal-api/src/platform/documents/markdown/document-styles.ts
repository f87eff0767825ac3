import { fromPoints, type TextStyle } from '../layout/document-layout';

/** A page of A4 with its margins, in millimetres. */
export const PAGE = { width: 210, height: 297, left: 26, right: 184, top: 30, bottom: 270 } as const;

const style = (points: number, weight: TextStyle['weight'], color: TextStyle['color'] = '#1a1a1a'): TextStyle => ({
  size: fromPoints(points),
  weight,
  color,
});

/** How the parts of a document look. */
export const STYLES = {
  text: style(10.5, 'regular'),
  strong: style(10.5, 'bold'),
  cell: style(9.5, 'regular'),
  cellHead: style(9.5, 'bold'),
  note: style(8.5, 'regular', '#666666'),
} as const;

/** Headings by level: how they look, how far below what is above they stand, and whether they are in the middle. */
export const HEADINGS = {
  1: { style: style(19, 'bold'), before: 2, after: 7, isCentered: true },
  2: { style: style(12.5, 'bold'), before: 4.5, after: 2, isCentered: false },
  3: { style: style(10.5, 'bold'), before: 2.5, after: 1, isCentered: false },
} as const;

/** Distance of lines, in parts of the size of their text. */
export const LEADING = 1.72;

/** Distance of paragraphs. */
export const GAP = 1.8;

/** Lines of tables and below the head of a page, and the ground of the head of a table. */
export const RULE = { color: '#9a9a9a', width: 0.2 } as const;
export const HEAD_GROUND = '#f0f0f0';
