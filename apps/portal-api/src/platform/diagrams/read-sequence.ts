import { type DiagramSource, readLabel, UnreadDiagramError } from './diagram-source';

/** Somebody who sends and receives. */
export interface Actor {
  readonly id: string;
  readonly label: string;
}

/** What happens, from top to bottom. Places of actors count from 0, from left to right. */
export type SequenceStep =
  | {
      readonly kind: 'message';
      readonly from: number;
      readonly to: number;
      readonly text: string;
      readonly isDashed: boolean;
      readonly head: 'arrow' | 'cross' | 'none';
    }
  | {
      readonly kind: 'note';
      readonly from: number;
      readonly to: number;
      readonly side: 'left' | 'right' | 'over';
      readonly text: string;
    }
  | { readonly kind: 'open' | 'divide'; readonly text: string }
  | { readonly kind: 'close' };

/** A sequence of messages. */
export interface Sequence {
  readonly actors: readonly Actor[];
  readonly steps: readonly SequenceStep[];
}

const MAX_ACTORS = 20;
const MAX_STEPS = 120;

const ACTOR = /^(?:participant|actor)\s+(\S+)(?:\s+as\s+(.+))?$/;
const NAME = String.raw`[\p{L}\p{N}_.]+(?:[ -][\p{L}\p{N}_.]+)*`;
const MESSAGE = new RegExp(String.raw`^(${NAME})\s*(--?)(>>|>|x|\))\s*[+-]?\s*(${NAME})\s*:\s*(.*)$`, 'u');
const NOTE = new RegExp(String.raw`^note\s+(left of|right of|over)\s+(${NAME})\s*(?:,\s*(${NAME})\s*)?:\s*(.+)$`, 'iu');
const BLOCK = /^(loop|alt|opt|par|critical|break)(?:\s+(.*))?$/;
const DIVIDER = /^(?:else|and|option)(?:\s+(.*))?$/;

const BLOCKS: Readonly<Record<string, string>> = {
  ...{ loop: '循环', alt: '如果', opt: '可选', par: '同时', critical: '必须', break: '中断' },
};

/** Reads a sequence. Throws where a line is not understood. */
export function readSequence({ lines }: DiagramSource): Sequence {
  const reader = new SequenceReader();
  for (const line of lines) reader.read(line);
  return reader.finish();
}

class SequenceReader {
  private readonly actors: Actor[] = [];
  private readonly steps: SequenceStep[] = [];
  private depth = 0;
  /** 0 where messages have no numbers. */
  private number = 0;

  read(line: string): void {
    const [, id, label] = ACTOR.exec(line) ?? [];
    if (id !== undefined) this.find(id, readLabel(label ?? id));
    else if (line === 'autonumber') this.number = 1;
    // What is active is told by its messages.
    else if (!/^(?:de)?activate\s+\S+$/.test(line)) this.readStep(line);
    if (this.actors.length > MAX_ACTORS) throw new UnreadDiagramError(`超过 ${MAX_ACTORS} 个参与者`);
    if (this.steps.length > MAX_STEPS) throw new UnreadDiagramError(`超过 ${MAX_STEPS} 步`);
  }

  finish(): Sequence {
    if (this.depth > 0) throw new UnreadDiagramError('缺少 end');
    if (this.actors.length === 0) throw new UnreadDiagramError('没有参与者');
    return { actors: this.actors, steps: this.steps };
  }

  private readStep(line: string): void {
    const message = MESSAGE.exec(line);
    const note = NOTE.exec(line);
    const block = BLOCK.exec(line);
    const divider = DIVIDER.exec(line);
    if (message) this.addMessage(message);
    else if (note) this.addNote(note);
    else if (block) {
      this.depth += 1;
      this.steps.push({ kind: 'open', text: `${BLOCKS[block[1] ?? '']} ${readLabel(block[2] ?? '')}`.trim() });
    } else if (divider && this.depth > 0) this.steps.push({ kind: 'divide', text: readLabel(divider[1] ?? '') });
    else if (line === 'end' && this.depth > 0) {
      this.depth -= 1;
      this.steps.push({ kind: 'close' });
    } else throw new UnreadDiagramError(line);
  }

  private addMessage([, from = '', dash, head, to = '', text = '']: RegExpExecArray): void {
    const number = this.number > 0 ? `${this.number++}. ` : '';
    this.steps.push({
      kind: 'message',
      from: this.find(from),
      to: this.find(to),
      text: number + readLabel(text),
      isDashed: dash === '--',
      head: head === 'x' ? 'cross' : head === '>' ? 'none' : 'arrow',
    });
  }

  private addNote([, side = '', first = '', last = first, text = '']: RegExpExecArray): void {
    const ends = [this.find(first), this.find(last)];
    const word = side.toLowerCase().split(' ')[0];
    this.steps.push({
      kind: 'note',
      from: Math.min(...ends),
      to: Math.max(...ends),
      side: word === 'left' || word === 'right' ? word : 'over',
      text: readLabel(text),
    });
  }

  /** Place of an actor, who comes where first spoken of. */
  private find(id: string, label = id): number {
    const place = this.actors.findIndex((actor) => actor.id === id);
    return place >= 0 ? place : this.actors.push({ id, label }) - 1;
  }
}
