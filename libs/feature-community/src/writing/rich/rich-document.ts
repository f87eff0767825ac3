import type { Node } from 'prosemirror-model';
import { richSchema } from './rich-schema';
import { parseBlock, tokenize } from './rich-tokens';
import { writeBlock } from './write-block';

/** How a block stands in the text that it was read from. */
interface Origin {
  readonly source: string;
  /** The block before it, and what stands between the two. */
  readonly previous: Node | undefined;
  readonly before: string;
  /** What stands between it and the next one. */
  readonly after: string;
}

// Blocks do not change: what is changed in one makes another one of it.
const origins = new WeakMap<Node, Origin>();
const written = new WeakMap<Node, string>();

const BETWEEN = '\n\n';

/**
 * Reads Markdown. A block that would be written in other words than its own, or that the rich view has no elements for,
 * is kept as its source.
 */
export function readMarkdown(text: string): Node {
  const ranges = findBlocks(text);
  const blocks = ranges.map(({ from, to }) => readBlock(text.slice(from, to)));
  const between = (index: number) => text.slice(ranges[index - 1]?.to ?? 0, ranges[index]?.from);
  for (const [index, block] of blocks.entries()) {
    const { from, to } = ranges[index] ?? { from: 0, to: 0 };
    origins.set(block, {
      ...{ source: text.slice(from, to), previous: blocks[index - 1] },
      ...{ before: between(index), after: between(index + 1) },
    });
  }
  const around = { head: between(0), tail: blocks.length > 0 ? between(blocks.length) : '' };
  return richSchema.node('doc', around, blocks.length > 0 ? blocks : [richSchema.node('paragraph')]);
}

/** Returns a document as Markdown: blocks that were not touched as they were read. */
export function writeMarkdown(document: Node): string {
  let text = '';
  let last: Node | undefined;
  document.forEach((block) => {
    const source = toSource(block);
    if (source === '') return;
    text += (last ? findGap(last, block) : '') + source;
    last = block;
  });
  return String(document.attrs['head']) + text + String(document.attrs['tail']);
}

/** What stands between two blocks: as it stood, where that holds apart what has changed as well. */
function findGap(block: Node, next: Node): string {
  const [origin, nextOrigin] = [origins.get(block), origins.get(next)];
  if (nextOrigin?.previous === block) return nextOrigin.before;
  return [origin?.after, nextOrigin?.before].find((gap) => gap && isApart(block, gap, next)) ?? BETWEEN;
}

/** Whether two blocks are still two with so little between them: a heading needs no empty line, a paragraph does. */
function isApart(block: Node, gap: string, next: Node): boolean {
  const source = toSource(block);
  const [first, second] = findBlocks(source + gap + toSource(next));
  return first?.to === source.length && second?.from === source.length + gap.length;
}

/** Inserted Markdown as blocks of their own. */
export function readBlocks(text: string): Node[] {
  return findBlocks(text).map(({ from, to }) => readBlock(text.slice(from, to)));
}

function toSource(block: Node): string {
  const known = origins.get(block)?.source ?? written.get(block) ?? writeBlock(block);
  written.set(block, known);
  return known;
}

function readBlock(source: string): Node {
  const block = parseBlock(source);
  return block && writeBlock(block) === source ? block : richSchema.node('source', null, richSchema.text(source));
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Where the blocks of a text stand, in characters. Lines that belong to none, as definitions of links, are one too. */
function findBlocks(text: string): Range[] {
  // Lines end as the tokenizer has them end.
  const ends = [...text.matchAll(/\r\n?|\n|$/g)].map(({ index }) => index);
  const starts = [0, ...[...text.matchAll(/\r\n?|\n/g)].map(({ index, 0: mark }) => index + mark.length)];
  const isEmpty = (line: number) => text.slice(starts[line], ends[line]).trim() === '';
  const ranges: Range[] = [];
  const add = (first: number, next: number) => {
    let [from, to] = [first, next];
    while (from < to && isEmpty(from)) from += 1;
    while (to > from && isEmpty(to - 1)) to -= 1;
    if (from < to) ranges.push({ from: starts[from] ?? 0, to: ends[to - 1] ?? text.length });
  };
  let line = 0;
  for (const { level, nesting, map } of tokenize(text)) {
    if (level !== 0 || nesting < 0 || !map) continue;
    add(line, map[0]);
    add(map[0], map[1]);
    line = map[1];
  }
  add(line, starts.length);
  return ranges;
}
