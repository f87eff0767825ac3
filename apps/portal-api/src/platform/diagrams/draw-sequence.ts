import { LINE_HEIGHT, measureText } from './diagram-text';
import type { Sequence, SequenceStep } from './read-sequence';
import { type Drawing, type Point, toDrawing, writeBox, writePath, writeText, writeTip } from './svg-writer';

/** Least room between two lines of life. */
const MIN_GAP = 90;
const LOOP = 36;
const PAD = 14;

interface Frame {
  readonly top: number;
  readonly text: string;
  readonly dividers: { readonly y: number; readonly text: string }[];
  left: number;
  right: number;
}

/** Draws a sequence: actors side by side, what they send below each other. */
export function drawSequence(sequence: Sequence): Drawing {
  return new SequenceDrawing(sequence).draw();
}

class SequenceDrawing {
  private readonly labels;
  private readonly columns: readonly number[];
  private readonly head: number;
  private readonly pieces: string[] = [];
  private readonly frames: string[] = [];
  private readonly open: Frame[] = [];
  private left: number;
  private right: number;
  private y: number;

  constructor(private readonly sequence: Sequence) {
    this.labels = sequence.actors.map(({ label }) => measureText(label));
    this.head = Math.max(...this.labels.map(({ height }) => height)) + 20;
    this.columns = this.placeColumns();
    this.left = this.toColumn(0) - this.toHalf(0);
    this.right = this.toColumn(this.columns.length - 1) + this.toHalf(this.columns.length - 1);
    this.y = this.head + PAD;
  }

  draw(): Drawing {
    for (const step of this.sequence.steps) this.drawStep(step);
    const bottom = this.y + this.head + PAD;
    const lives = this.columns.map((x) =>
      writePath('edge dotted', [
        { x, y: this.head },
        { x, y: bottom - this.head },
      ]),
    );
    const actors = this.columns.flatMap((x, place) =>
      [this.head / 2, bottom - this.head / 2].map((y) => this.drawActor({ x, y }, place)),
    );
    return toDrawing(
      [...this.frames, ...lives, ...this.pieces, ...actors],
      { x: this.left, y: 0 },
      { x: this.right, y: bottom },
    );
  }

  /** Lines of life are as far apart as what stands between them needs. */
  private placeColumns(): number[] {
    const columns: number[] = [];
    for (const place of this.labels.keys()) {
      const next =
        (columns.at(-1) ?? 0) + (place > 0 ? Math.max(MIN_GAP, this.toHalf(place - 1) + this.toHalf(place) + 24) : 0);
      const wanted = this.sequence.steps.map((step) => {
        if (!('from' in step)) return 0;
        const room = measureText(step.text).width + 32;
        const [from, to] = [Math.min(step.from, step.to), Math.max(step.from, step.to)];
        // What stands beside a line needs room to its neighbour.
        const isBeside = from === to && (step.kind === 'message' || step.side === 'right') && place === to + 1;
        const isBefore = step.kind === 'note' && step.side === 'left' && place === from;
        if (isBeside) return (columns[from] ?? 0) + room + LOOP;
        if (isBefore) return (columns[from - 1] ?? 0) + (from > 0 ? room + PAD : 0);
        return to === place && from < to ? (columns[from] ?? 0) + room : 0;
      });
      columns.push(Math.max(next, ...wanted));
    }
    return columns;
  }

  private toHalf(place: number): number {
    return Math.max((this.labels[place]?.width ?? 0) / 2 + 16, 36);
  }

  private toColumn(place: number): number {
    return this.columns[place] ?? 0;
  }

  private drawActor(place: Point, column: number): string {
    const label = this.labels[column] ?? measureText('');
    return writeBox('node', place, this.toHalf(column) * 2, this.head, 3) + writeText(label, place);
  }

  private drawStep(step: SequenceStep): void {
    switch (step.kind) {
      case 'message':
        return this.drawMessage(step);
      case 'note':
        return this.drawNote(step);
      case 'open':
        this.open.push({ top: this.y, text: step.text, dividers: [], left: Infinity, right: -Infinity });
        this.y += LINE_HEIGHT + PAD;
        return;
      case 'divide':
        this.open.at(-1)?.dividers.push({ y: this.y, text: step.text });
        this.y += LINE_HEIGHT + PAD;
        return;
      case 'close':
        return this.closeFrame();
    }
  }

  private drawMessage({ from, to, text, isDashed, head }: Extract<SequenceStep, { kind: 'message' }>): void {
    const label = measureText(text);
    const [start, end] = [this.toColumn(from), this.toColumn(to)];
    const look = isDashed ? 'edge dotted' : 'edge';
    const isLoop = from === to;
    if (isLoop) {
      const y = this.y + Math.max(label.height / 2, 10);
      this.pieces.push(writeText(label, { x: start + LOOP + 6, y }, 'left'));
      const way = [
        { x: start, y: y - 8 },
        { x: start + LOOP, y: y - 8 },
        { x: start + LOOP, y: y + 8 },
        { x: start, y: y + 8 },
      ];
      this.pieces.push(writePath(look, way), writeTip({ x: start, y: y + 8 }, { x: start + 9, y: y + 8 }));
      this.widen(start, start + LOOP + 6 + label.width);
      this.y = y + 8 + PAD;
      return;
    }
    const y = this.y + label.height + 4;
    this.pieces.push(writeText(label, { x: (start + end) / 2, y: y - 4 - label.height / 2 }));
    this.pieces.push(
      writePath(look, [
        { x: start, y },
        { x: end, y },
      ]),
    );
    if (head === 'arrow') this.pieces.push(writeTip({ x: end, y }, { x: start, y }));
    if (head === 'cross') this.pieces.push(...drawCross({ x: end - 8 * Math.sign(end - start), y }));
    this.widen(Math.min(start, end), Math.max(start, end));
    this.y = y + PAD;
  }

  private drawNote({ from, to, side, text }: Extract<SequenceStep, { kind: 'note' }>): void {
    const label = measureText(text);
    const [first, last] = [this.toColumn(from), this.toColumn(to)];
    const width = side === 'over' ? Math.max(label.width + 20, last - first + 40) : label.width + 20;
    const x = side === 'over' ? (first + last) / 2 : side === 'left' ? first - PAD - width / 2 : last + PAD + width / 2;
    const height = label.height + 12;
    const place = { x, y: this.y + height / 2 };
    this.pieces.push(writeBox('note', place, width, height, 2) + writeText(label, place));
    this.widen(x - width / 2, x + width / 2);
    this.y += height + PAD;
  }

  private closeFrame(): void {
    const frame = this.open.pop();
    if (!frame) return;
    // A frame without anything in it lies around everybody.
    const { left, right } =
      frame.left < frame.right ? frame : { left: this.toColumn(0), right: this.toColumn(this.columns.length - 1) };
    const words = [{ y: frame.top, text: frame.text }, ...frame.dividers.filter(({ text }) => text)].map((word) => ({
      ...word,
      label: measureText(word.text),
    }));
    const start = left - PAD;
    const end = Math.max(right + PAD, ...words.map(({ label }) => start + PAD + label.width + 16));
    const [width, height] = [end - start, this.y - frame.top];
    const lines = frame.dividers.map(({ y }) =>
      writePath('edge dotted', [
        { x: start, y },
        { x: end, y },
      ]),
    );
    // Behind the line of life that the frame begins before.
    const texts = words.map(({ y, label }) =>
      writeText(label, { x: start + PAD + 8, y: y + LINE_HEIGHT / 2 + 4 }, 'left'),
    );
    this.frames.unshift(writeBox('group', { x: start + width / 2, y: frame.top + height / 2 }, width, height, 3));
    this.pieces.push(...lines, ...texts);
    this.y += PAD;
    this.widen(start, end);
  }

  /** What reaches out further makes the drawing wider, and the frame around it. */
  private widen(left: number, right: number): void {
    this.left = Math.min(this.left, left);
    this.right = Math.max(this.right, right);
    const frame = this.open.at(-1);
    if (!frame) return;
    frame.left = Math.min(frame.left, left);
    frame.right = Math.max(frame.right, right);
  }
}

function drawCross({ x, y }: Point): string[] {
  return [1, -1].map((side) =>
    writePath('edge', [
      { x: x - 5, y: y - 5 * side },
      { x: x + 5, y: y + 5 * side },
    ]),
  );
}
