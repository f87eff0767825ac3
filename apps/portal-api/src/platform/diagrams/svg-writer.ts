import { escapeXml } from '../escape-xml';
import { FONT_SIZE, LINE_HEIGHT, type MeasuredText } from './diagram-text';

/** A place, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A drawing of its own file: it has no script, link, picture or font in it. */
export interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

// A picture cannot see its page's sheets. It follows the colours that its page is read in.
const STYLE = [
  `text{font:${FONT_SIZE}px system-ui,'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif;fill:#1d2a44;text-anchor:middle}`,
  '.left{text-anchor:start}.paper{fill:#fff}.node{fill:#eef4ff;stroke:#5b7fc4;stroke-width:1.2}',
  '.note{fill:#fff7e0;stroke:#d2a545}.group{fill:#f7f9fc;stroke:#b6c2d9;stroke-dasharray:5 4}',
  '.edge{fill:none;stroke:#5d6b88;stroke-width:1.4}.tip,.dot{fill:#5d6b88}.dotted{stroke-dasharray:4 4}.thick{stroke-width:2.6}',
  '@media(prefers-color-scheme:dark){text{fill:#e2e8f5}.paper{fill:#101828}.node{fill:#1c2b4d;stroke:#7fa3ea}',
  '.note{fill:#3a3018;stroke:#c9a04a}.group{fill:#18233a;stroke:#44557a}.edge{stroke:#a9b6d3}.tip,.dot{fill:#a9b6d3}}',
].join('');

const MARGIN = 16;

/** Puts pieces onto paper of this size, which may begin left of and above the origin. */
export function toDrawing(pieces: readonly string[], from: Point, to: Point): Drawing {
  const [left, top] = [Math.floor(from.x) - MARGIN, Math.floor(from.y) - MARGIN];
  const [width, height] = [Math.ceil(to.x) + MARGIN - left, Math.ceil(to.y) + MARGIN - top];
  const size = `width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}"`;
  const paper = `<rect class="paper" x="${left}" y="${top}" width="${width}" height="${height}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><style>${STYLE}</style>${paper}${pieces.join('')}</svg>`;
  return { svg, width, height };
}

/** Lines of a text around a place; from it to the right where it is `left`. */
export function writeText({ lines, height }: MeasuredText, { x, y }: Point, place: '' | 'left' = ''): string {
  const first = y - height / 2 + LINE_HEIGHT / 2 + FONT_SIZE * 0.36;
  const look = place ? ` class="${place}"` : '';
  return lines
    .map(
      (line, row) => `<text${look} x="${round(x)}" y="${round(first + row * LINE_HEIGHT)}">${escapeXml(line)}</text>`,
    )
    .join('');
}

/** A rectangle around its middle. */
export function writeBox(look: string, { x, y }: Point, width: number, height: number, radius = 0): string {
  const corner = radius ? ` rx="${radius}"` : '';
  const size = `width="${round(width)}" height="${round(height)}"${corner}`;
  return `<rect class="${look}" x="${round(x - width / 2)}" y="${round(y - height / 2)}" ${size}/>`;
}

/** A line through these places, round at its bends. */
export function writePath(look: string, points: readonly Point[]): string {
  const [first, ...rest] = points.map(({ x, y }) => `${round(x)} ${round(y)}`);
  const bends = rest.slice(0, -1).map((bend, index) => {
    const [here, next] = [points[index + 1], points[index + 2]];
    const isLast = index === rest.length - 2;
    return here && next && !isLast
      ? `Q${bend} ${round((here.x + next.x) / 2)} ${round((here.y + next.y) / 2)}`
      : `Q${bend} ${rest.at(-1)}`;
  });
  return `<path class="${look}" d="M${first}${bends.length > 0 ? bends.join('') : `L${rest.at(-1)}`}"/>`;
}

/** A form with corners at these places. */
export function writePolygon(look: string, points: readonly Point[]): string {
  return `<polygon class="${look}" points="${points.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ')}"/>`;
}

/** Head of an arrow that ends at a place, coming from another. */
export function writeTip(end: Point, from: Point): string {
  const length = Math.hypot(end.x - from.x, end.y - from.y) || 1;
  const [dx, dy] = [(end.x - from.x) / length, (end.y - from.y) / length];
  const back = { x: end.x - dx * 9, y: end.y - dy * 9 };
  const sides = [1, -1].map((side) => ({ x: back.x - dy * 4.5 * side, y: back.y + dx * 4.5 * side }));
  return writePolygon('tip', [end, ...sides]);
}

function round(length: number): string {
  return String(Math.round(length * 10) / 10);
}
