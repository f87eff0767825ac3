import type { Token } from 'markdown-it';

/** How a line of code is marked. */
export type LineMark = 'mark' | 'ins' | 'del';

/** What a block of code says of itself, behind its marks and in comments. */
export interface CodeNotes {
  /** Empty where none is named. */
  readonly language: string;
  readonly title: string;
  /** Lines that are marked, from 0. */
  readonly marks: ReadonlyMap<number, LineMark>;
}

const NAMES: Readonly<Record<string, LineMark>> = { '++': 'ins', '--': 'del' };

const INLINE_NOTE =
  /\s*(?:\/\/|\/\*|#|--|<!--|;|%)\s*\[!code\s+(\+\+|--|hl|highlight|focus|warning|error)(?::(\d{1,4}))?\]\s*(?:-->|\*\/)?\s*$/;

const LINE_NOTE = /^\s*(?:\/\/|\/\*|\{\/\*|#|--|<!--|;|%)\s*highlight-(next-line|start|end)\s*(?:-->|\*\/\}?)?\s*$/;

/** Takes the notes of a block of code out of its text, and keeps them with the token. */
export function takeCodeNotes(token: Token): void {
  const { info } = token;
  const lines = token.content.replace(/\n$/, '').split('\n');
  const { kept, marks } = readComments(lines);
  for (const line of listNamedLines(info, kept.length)) if (!marks.has(line)) marks.set(line, 'mark');
  token.content = kept.join('\n');
  token.meta = { language: readLanguage(info), title: readTitle(info), marks } satisfies CodeNotes;
}

/** Notes that were taken out of a block of code. */
export function readCodeNotes({ type, meta }: Token): CodeNotes {
  return type === 'fence' ? (meta as unknown as CodeNotes) : { language: '', title: '', marks: new Map() };
}

/** Gives a block of code a title, unless it has one. */
export function giveCodeTitle(token: Token, title: string): void {
  if (title && !readTitle(token.info)) token.info += ` [${title.replaceAll(/[[\]]/g, ' ')}]`;
}

/** `ts {1,3} [file.ts]`, `ts:line-numbers`, `{ .ts title="file.ts" }` */
function readLanguage(info: string): string {
  const [, name = '', sign = ''] = /^\s*(?:\{\s*\.)?([^\s{}[\]:=]*)(=?)/.exec(info) ?? [];
  return sign ? '' : name;
}

function readTitle(info: string): string {
  const [, bracketed, double, single] = /\[([^\]]*)\]|\btitle\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(info) ?? [];
  return bracketed ?? double ?? single ?? '';
}

/** `{1,3-5}` or `hl_lines="1 3-5"`, as places from 0. */
function listNamedLines(info: string, count: number): number[] {
  const ranges = /\{\s*(\d[^{}]*)\}|\bhl_lines\s*=\s*["']([\d\s,-]+)["']/.exec(info);
  return (ranges?.[1] ?? ranges?.[2] ?? '').split(/[\s,]+/).flatMap((range) => {
    const [, first = '', last = first] = /^(\d{1,12})(?:-(\d{1,12}))?$/.exec(range) ?? [];
    const [from, to] = [Math.max(Number(first), 1), Math.min(Number(last), count)];
    return first && from <= to ? Array.from({ length: to - from + 1 }, (_, index) => from - 1 + index) : [];
  });
}

function readComments(lines: readonly string[]) {
  const kept: string[] = [];
  const marks = new Map<number, LineMark>();
  let isNext = false;
  let isWithin = false;
  for (const line of lines) {
    const command = LINE_NOTE.exec(line)?.[1];
    if (command) {
      isNext = command === 'next-line';
      if (!isNext) isWithin = command === 'start';
      continue;
    }
    if (isNext || isWithin) marks.set(kept.length, 'mark');
    isNext = false;
    const [note, name = '', count = '1'] = INLINE_NOTE.exec(line) ?? [];
    if (note !== undefined)
      for (let place = 0; place < Number(count); place += 1) marks.set(kept.length + place, NAMES[name] ?? 'mark');
    kept.push(note === undefined ? line : line.slice(0, -note.length));
  }
  return { kept, marks };
}
