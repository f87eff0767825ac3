import { encodeQr } from '@portal/ui-account';
import { wrapLines } from './wrap-lines';

/** What a card says. */
export interface ShareCard {
  /** What kind of item it is, in a word. */
  readonly kind: string;
  readonly title: string;
  /** Author and day. */
  readonly by: string;
  readonly summary: string;
  readonly brand: string;
  /** What is done with its code, and what for. */
  readonly hint: string;
  /** Where its code leads. */
  readonly url: string;
}

/** Width of a card in the page's pixels; how high it is depends on what it says. */
export const CARD_WIDTH = 360;

/** Pixels of the picture for one of the page: sharp on telephones too. */
const SCALE = 3;
const EDGE = 28;
const QR_SIDE = 92;
/** Around a code four of its squares stay free, of which it has at least 21. */
const QR_ROOM = 20;
const FOOT = QR_SIDE + 2 * QR_ROOM;

interface TextStyle {
  readonly weight: number;
  readonly size: number;
  readonly lineHeight: number;
  readonly maxLines: number;
}

const KIND: TextStyle = { weight: 500, size: 13, lineHeight: 20, maxLines: 1 };
const TITLE: TextStyle = { weight: 600, size: 23, lineHeight: 34, maxLines: 4 };
const BY: TextStyle = { weight: 400, size: 14, lineHeight: 20, maxLines: 1 };
const SUMMARY: TextStyle = { weight: 400, size: 15, lineHeight: 27, maxLines: 5 };
const BRAND: TextStyle = { weight: 600, size: 16, lineHeight: 24, maxLines: 2 };
const HINT: TextStyle = { weight: 400, size: 13, lineHeight: 20, maxLines: 2 };

interface Block {
  readonly style: TextStyle;
  readonly lines: readonly string[];
}

/**
 * Draws the card of an item in the brand's colors (design: community, `blogArticleDetail`): what it is, its title, author and summary, and a
 * code that leads to it. Throws where the browser draws nothing.
 */
export function drawShareCard(card: ShareCard): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser gives nothing to draw on');
  const family = getComputedStyle(document.body).fontFamily;
  const toFont = ({ weight, size }: TextStyle) => `${weight} ${size}px ${family}`;
  const layOut = (text: string, style: TextStyle, width = CARD_WIDTH - 2 * EDGE): Block => {
    context.font = toFont(style);
    const measure = (part: string) => context.measureText(part).width;
    return { style, lines: wrapLines(text, measure, { width, maxLines: style.maxLines }) };
  };

  const head = [layOut(card.kind, KIND), layOut(card.title, TITLE), layOut(card.by, BY)];
  const summary = layOut(card.summary, SUMMARY);
  const besideCode = CARD_WIDTH - 2 * EDGE - QR_SIDE - QR_ROOM;
  const foot = [layOut(card.brand, BRAND, besideCode), layOut(card.hint, HINT, besideCode)];
  const headHeight = EDGE + sumHeights(head) + 2 * 10 + EDGE;
  const bodyHeight = summary.lines.length > 0 ? sumHeights([summary]) + 2 * 24 : 0;
  const height = headHeight + bodyHeight + FOOT;

  canvas.width = CARD_WIDTH * SCALE;
  canvas.height = height * SCALE;
  context.scale(SCALE, SCALE);
  context.textBaseline = 'middle';
  const write = ({ style, lines }: Block, top: number, color: string): number => {
    context.font = toFont(style);
    context.fillStyle = color;
    for (const [index, line] of lines.entries()) context.fillText(line, EDGE, top + (index + 0.5) * style.lineHeight);
    return top + lines.length * style.lineHeight;
  };

  const colors = readColors();
  context.fillStyle = colors.surface;
  context.fillRect(0, 0, CARD_WIDTH, height);
  // From top to bottom alone: aslant it makes the picture seven times as large.
  const ground = context.createLinearGradient(0, 0, 0, headHeight);
  ground.addColorStop(0, colors.main);
  ground.addColorStop(1, colors['main-strong']);
  context.fillStyle = ground;
  context.fillRect(0, 0, CARD_WIDTH, headHeight);
  let top = EDGE;
  for (const block of head) {
    top = write(block, top, block.style === TITLE ? colors['text-inverse'] : colors['text-inverse-soft']) + 10;
  }
  write(summary, headHeight + 24, colors['text-soft']);
  context.fillStyle = colors.line;
  context.fillRect(EDGE, height - FOOT, CARD_WIDTH - 2 * EDGE, 1);
  top = height - (FOOT + sumHeights(foot)) / 2;
  for (const block of foot) top = write(block, top, block.style === BRAND ? colors.text : colors['text-faint']);
  drawCode(context, card.url, { right: CARD_WIDTH - EDGE, middle: height - FOOT / 2, color: colors.text });
  return canvas;
}

const sumHeights = (blocks: readonly Block[]) =>
  blocks.reduce((sum, { lines, style }) => sum + lines.length * style.lineHeight, 0);

interface CodePlace {
  readonly right: number;
  readonly middle: number;
  readonly color: string;
}

function drawCode(context: CanvasRenderingContext2D, url: string, { right, middle, color }: CodePlace): void {
  const { size, path } = encodeQr(url);
  // Whole pixels of the picture: no light shows between the squares.
  const square = Math.floor((QR_SIDE * SCALE) / size) / SCALE;
  const top = Math.round((middle - (square * size) / 2) * SCALE) / SCALE;
  context.save();
  context.translate(right - square * size, top);
  context.scale(square, square);
  context.fillStyle = color;
  context.fill(new Path2D(path));
  context.restore();
}

const COLORS = ['main', 'main-strong', 'surface', 'line', 'text', 'text-soft', 'text-faint'] as const;
const INVERSE = ['text-inverse', 'text-inverse-soft'] as const;
type ColorName = (typeof COLORS)[number] | (typeof INVERSE)[number];

/** The site's colors as the brand's theme has them; a canvas knows no custom properties. */
function readColors(): Readonly<Record<ColorName, string>> {
  const probe = document.createElement('span');
  document.body.append(probe);
  const entries = [...COLORS, ...INVERSE].map((name) => {
    probe.style.color = `var(--color-${name})`;
    return [name, getComputedStyle(probe).color] as const;
  });
  probe.remove();
  return Object.fromEntries(entries) as Record<ColorName, string>;
}
