import type { MeasuredText } from './diagram-text';
import type { NodeShape } from './graph-model';
import { type Point, writeBox, writePolygon } from './svg-writer';

/** Where a node lies: its middle and its size, in pixels. */
export interface PlacedBox extends Point {
  readonly width: number;
  readonly height: number;
}

/** Room that a node of a shape takes with its label in it. */
export function sizeNode(shape: NodeShape, { width, height }: MeasuredText): { width: number; height: number } {
  switch (shape) {
    case 'start':
    case 'end':
      return { width: 18, height: 18 };
    case 'bar':
      return { width: 64, height: 8 };
    case 'circle': {
      const diameter = Math.hypot(width, height) + 16;
      return { width: diameter, height: diameter };
    }
    case 'diamond':
      return { width: Math.max(width * 1.5 + 12, 40), height: Math.max(height * 2.6, 40) };
    case 'hexagon':
    case 'slanted':
    case 'subroutine':
      return { width: width + 52, height: height + 20 };
    case 'cylinder':
      return { width: width + 32, height: height + 34 };
    default:
      return { width: Math.max(width + 32, 56), height: height + 20 };
  }
}

/** Draws a node without its label. */
export function drawNode(shape: NodeShape, box: PlacedBox): string {
  const { x, y, width, height } = box;
  const [left, right, top, bottom] = [x - width / 2, x + width / 2, y - height / 2, y + height / 2];
  switch (shape) {
    case 'start':
      return writeBox('dot', box, 14, 14, 7);
    case 'end':
      return writeBox('edge', box, 18, 18, 9) + writeBox('dot', box, 10, 10, 5);
    case 'bar':
      return writeBox('dot', box, width, height, 2);
    case 'circle':
    case 'stadium':
      return writeBox('node', box, width, height, Math.round(height / 2));
    case 'round':
      return writeBox('node', box, width, height, 10);
    case 'diamond':
      return writePolygon('node', [
        { x, y: top },
        { x: right, y },
        { x, y: bottom },
        { x: left, y },
      ]);
    case 'hexagon':
      return writePolygon('node', [
        ...[left + 14, right - 14].map((at) => ({ x: at, y: top })),
        { x: right, y },
        ...[right - 14, left + 14].map((at) => ({ x: at, y: bottom })),
        { x: left, y },
      ]);
    case 'slanted':
      return writePolygon('node', [
        ...[left + 14, right].map((at) => ({ x: at, y: top })),
        ...[right - 14, left].map((at) => ({ x: at, y: bottom })),
      ]);
    case 'subroutine':
      return writeBox('node', box, width, height) + writeBox('node', box, width - 16, height);
    case 'cylinder': {
      const lid = `a${width / 2} 7 0 0 1 ${width} 0`;
      const body = `M${left} ${top + 7}${lid}V${bottom - 7}a${width / 2} 7 0 0 1 ${-width} 0z`;
      return `<path class="node" d="${body}"/><path class="node" d="M${left} ${top + 7}a${width / 2} 7 0 0 0 ${width} 0"/>`;
    }
    default:
      return writeBox('node', box, width, height, 3);
  }
}

/** Where a line from the middle of a node to a place leaves its shape. */
export function findBorder(shape: NodeShape, { x, y, width, height }: PlacedBox, to: Point): Point {
  const [dx, dy] = [(to.x - x) / (width / 2), (to.y - y) / (height / 2)];
  const isRound = shape === 'circle' || shape === 'start' || shape === 'end';
  const reach = isRound
    ? Math.hypot(dx, dy)
    : shape === 'diamond'
      ? Math.abs(dx) + Math.abs(dy)
      : Math.max(Math.abs(dx), Math.abs(dy));
  return reach > 0 ? { x: x + (to.x - x) / reach, y: y + (to.y - y) / reach } : { x, y };
}
