import { type Color, fromPoints, type PathArtwork, type TextStyle } from '../layout/document-layout';

/** A sheet of an invoice, in millimetres. */
export const SHEET = { width: 210, height: 140, left: 5, right: 205, middle: 105, bottom: 133 } as const;

/** Color of what is printed on the paper form. */
const BROWN: Color = '#8f3d16';

/** Color of what says that an invoice is void. */
const RED: Color = '#c8362b';

const style = (points: number, color: Color): TextStyle => ({ size: fromPoints(points), weight: 'regular', color });

/** How the texts of an invoice look. */
export const STYLES = {
  title: style(17, BROWN),
  label: style(9, BROWN),
  value: style(9, '#000000'),
  total: style(10, '#000000'),
  cell: style(8.5, '#000000'),
  page: style(8, '#555555'),
  void: { ...style(13, RED), weight: 'bold' },
} as const;

/** What is printed across a void invoice. */
export const VOID_MARK = { text: '样例 无效', size: 26, color: RED, opacity: 0.14 } as const;

/** Lines of the frames. */
export const FRAME: PathArtwork['stroke'] = { color: BROWN, width: 0.25 };

/** Distance of the lines of a text. */
export const LINE_HEIGHT = 4.2;
