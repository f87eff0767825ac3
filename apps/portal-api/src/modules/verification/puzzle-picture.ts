import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { randomInt } from 'node:crypto';

/** Size of the picture and of the square piece, in pixels. */
export const PUZZLE = { width: 320, height: 160, piece: 56 } as const;

/** The gap is never so far to the left that the piece starts on it. */
const MIN_X = 96;
const MARGIN = 8;

/** A picture with a gap and the piece that fits into it, as `data:` addresses. */
export interface Puzzle {
  readonly background: string;
  readonly piece: string;
  /** Left edge of the gap: the answer. */
  readonly x: number;
  readonly y: number;
}

/** Draws a new puzzle; every one is different. */
export async function drawPuzzle(): Promise<Puzzle> {
  const { width, height, piece } = PUZZLE;
  const x = randomInt(MIN_X, width - piece - MARGIN);
  const y = randomInt(MARGIN, height - piece - MARGIN);
  const scene = createCanvas(width, height);
  const context = scene.getContext('2d');
  drawScene(context);

  const cut = createCanvas(piece, piece);
  const cutContext = cut.getContext('2d');
  tracePiece(cutContext, 0, 0);
  cutContext.save();
  cutContext.clip();
  cutContext.drawImage(scene, x, y, piece, piece, 0, 0, piece, piece);
  cutContext.restore();
  drawEdge(cutContext, 'rgba(255,255,255,0.9)', 2);

  drawDecoy(context, x);
  tracePiece(context, x, y);
  context.fillStyle = 'rgba(10,22,48,0.52)';
  context.fill();
  drawEdge(context, 'rgba(255,255,255,0.65)', 1);

  const [jpeg, png] = await Promise.all([scene.encode('jpeg', 82), cut.encode('png')]);
  return {
    background: `data:image/jpeg;base64,${jpeg.toString('base64')}`,
    piece: `data:image/png;base64,${png.toString('base64')}`,
    x,
    y,
  };
}

/** A landscape of hills under a sky, with machines' lights: busy enough that the gap does not stand out alone. */
function drawScene(context: SKRSContext2D): void {
  const { width, height } = PUZZLE;
  const hue = randomInt(190, 250);
  const sky = context.createLinearGradient(0, 0, width, height);
  sky.addColorStop(0, `hsl(${hue} 62% ${randomInt(74, 86)}%)`);
  sky.addColorStop(1, `hsl(${(hue + randomInt(20, 70)) % 360} 54% ${randomInt(56, 68)}%)`);
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);

  for (let index = 0; index < 14; index += 1) {
    context.beginPath();
    context.arc(randomInt(width), randomInt(height), randomInt(6, 38), 0, Math.PI * 2);
    context.fillStyle = `hsl(${(hue + randomInt(-40, 90)) % 360} 60% ${randomInt(50, 88)}% / ${randomInt(18, 46)}%)`;
    context.fill();
  }
  for (let layer = 0; layer < 4; layer += 1) drawHills(context, layer, hue);
  for (let index = 0; index < 26; index += 1) {
    context.fillStyle = `hsl(${randomInt(360)} 80% 82% / ${randomInt(30, 80)}%)`;
    context.fillRect(randomInt(width), randomInt(height), randomInt(2, 9), randomInt(2, 5));
  }
}

function drawHills(context: SKRSContext2D, layer: number, hue: number): void {
  const { width, height } = PUZZLE;
  const base = height * (0.45 + layer * 0.15);
  const waves = [randomInt(10, 24), randomInt(40, 90), randomInt(100)] as const;
  context.beginPath();
  context.moveTo(0, height);
  for (let x = 0; x <= width; x += 4) {
    context.lineTo(x, base + Math.sin((x + waves[2]) / waves[1]) * waves[0] + Math.sin(x / 17) * 3);
  }
  context.lineTo(width, height);
  context.fillStyle = `hsl(${(hue + layer * 12) % 360} ${46 - layer * 4}% ${56 - layer * 11}%)`;
  context.fill();
}

/** A faint gap where none is, for whoever looks for dark squares. */
function drawDecoy(context: SKRSContext2D, x: number): void {
  const { width, height, piece } = PUZZLE;
  const left = x > width / 2 ? randomInt(MARGIN, MIN_X) : randomInt(x + piece + MARGIN, width - piece + MARGIN);
  tracePiece(context, left, randomInt(MARGIN, height - piece - MARGIN));
  context.fillStyle = 'rgba(10,22,48,0.2)';
  context.fill();
}

/** Outline of the piece: a square with a knob above and a notch at the right. */
function tracePiece(context: SKRSContext2D, x: number, y: number): void {
  const { piece } = PUZZLE;
  const [inset, radius] = [2, 8];
  const [left, top, right, bottom] = [x + inset, y + inset + radius, x + piece - inset, y + piece - inset];
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
  context.beginPath();
  context.moveTo(left, top);
  context.lineTo(middleX - radius, top);
  context.arc(middleX, top, radius, Math.PI, 0);
  context.lineTo(right, top);
  context.lineTo(right, middleY - radius);
  context.arc(right, middleY, radius, -Math.PI / 2, Math.PI / 2, true);
  context.lineTo(right, bottom);
  context.lineTo(left, bottom);
  context.closePath();
}

function drawEdge(context: SKRSContext2D, color: string, width: number): void {
  context.strokeStyle = color;
  context.lineWidth = width;
  context.stroke();
}
