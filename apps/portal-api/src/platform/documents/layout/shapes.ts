import type { DocumentFonts } from './document-fonts';
import type { Color, PathArtwork, TextStyle } from './document-layout';

/** How far the handles of a curve are that is nearly a quarter of a circle. */
const QUARTER = 0.5523;

/** A point, in millimetres. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A straight line. */
export function drawLine(page: number, from: Point, to: Point, stroke: PathArtwork['stroke']): PathArtwork {
  return { kind: 'path', page, path: `M ${write(from)} L ${write(to)}`, stroke };
}

/** Path of a rectangle. */
export function traceBox({ x, y }: Point, width: number, height: number): string {
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
  return `M ${corners.map(write).join(' L ')} Z`;
}

/** Path of an ellipse. */
export function traceEllipse({ x, y }: Point, radiusX: number, radiusY: number): string {
  const at = (right: number, down: number) => write({ x: x + right * radiusX, y: y + down * radiusY });
  const k = QUARTER;
  return [
    `M ${at(1, 0)} C ${at(1, k)} ${at(k, 1)} ${at(0, 1)} C ${at(-k, 1)} ${at(-1, k)} ${at(-1, 0)}`,
    `C ${at(-1, -k)} ${at(-k, -1)} ${at(0, -1)} C ${at(k, -1)} ${at(1, -k)} ${at(1, 0)} Z`,
  ].join(' ');
}

/** Path of the characters of a text, from the left end of its baseline on, turned clockwise by an angle in radians. */
export function traceText(
  text: string,
  style: TextStyle,
  { x, y }: Point,
  angle: number,
  fonts: DocumentFonts,
): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let before = 0;
  return Array.from(fonts.print(text), (character) => {
    const start = before;
    before += fonts.measure(character, style);
    return fonts.trace(character, style, (right, down) => {
      const along = start + right;
      return write({ x: x + along * cos - down * sin, y: y + along * sin + down * cos });
    });
  }).join(' ');
}

/** A large pale text from corner to corner of a page. It is drawn, so that it does not stand between what is read. */
export function drawWatermark(
  mark: { readonly text: string; readonly size: number; readonly color: Color; readonly opacity: number },
  { page, width, height }: { readonly page: number; readonly width: number; readonly height: number },
  fonts: DocumentFonts,
): PathArtwork {
  const style: TextStyle = { size: mark.size, color: mark.color, weight: 'bold' };
  const angle = -Math.atan2(height, width);
  const half = fonts.measure(mark.text, style) / 2;
  // The middle of a character is above its baseline.
  const rise = mark.size * 0.35;
  const x = width / 2 - half * Math.cos(angle) - rise * Math.sin(angle);
  const y = height / 2 - half * Math.sin(angle) + rise * Math.cos(angle);
  const path = traceText(mark.text, style, { x, y }, angle, fonts);
  return { kind: 'path', page, path, fill: mark.color, opacity: mark.opacity };
}

function write({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

/** Millimetres to a thousandth. */
function round(length: number): number {
  return Math.round(length * 1000) / 1000;
}
