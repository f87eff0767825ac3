import { normalizeWords } from './normalized-text';

/** A word of a list where it stands in a text. */
export interface FoundWord {
  readonly word: string;
  /** UTF-16 units of the text as it was given. */
  readonly start: number;
  readonly end: number;
}

/** Finds the words of a list in a text, in the order in which they stand there; overlapping ones all. */
export type WordFinder = (text: string) => FoundWord[];

/** Signs that may be put between two letters of a word without hiding it. */
const MAX_SIGNS = 3;

interface Node {
  readonly next: Map<string, Node>;
  /** Node of the longest other word that begins within this one. */
  fail: Node | undefined;
  /** Words that end here, by what they are in the list, with their lengths. */
  readonly words: { readonly word: string; readonly length: number }[];
}

/** Builds a finder of words (Aho–Corasick): one pass over a text, however long the list is. */
export function createWordFinder(words: readonly string[]): WordFinder {
  const root = buildTrie(words);
  linkFailures(root);
  return (text) => {
    const { text: letters, starts, ends } = normalizeWords(text);
    const found: FoundWord[] = [];
    let node = root;
    for (let index = 0; index < letters.length; index += 1) {
      node = step(root, node, letters[index] ?? '');
      for (const { word, length } of node.words) {
        const first = index - length + 1;
        const [start = 0, end = 0] = [starts[first], ends[index]];
        if (isOneWord(text.slice(start, end), length) && isWhole(letters, first, index, text, starts, ends))
          found.push({ word, start, end });
      }
    }
    return found.sort((one, other) => one.start - other.start || other.end - one.end);
  };
}

function buildTrie(words: readonly string[]): Node {
  const root = createNode();
  for (const word of new Set(words)) {
    const { text } = normalizeWords(word);
    if (text === '') continue;
    let node = root;
    for (let index = 0; index < text.length; index += 1) {
      const unit = text[index] ?? '';
      const next = node.next.get(unit) ?? createNode();
      node.next.set(unit, next);
      node = next;
    }
    node.words.push({ word, length: text.length });
  }
  return root;
}

function createNode(): Node {
  return { next: new Map(), fail: undefined, words: [] };
}

function linkFailures(root: Node): void {
  const queue = [...root.next.values()];
  for (const node of queue) node.fail = root;
  for (let node = queue.shift(); node !== undefined; node = queue.shift()) {
    for (const [unit, child] of node.next) {
      let fail = node.fail;
      while (fail !== undefined && !fail.next.has(unit)) fail = fail.fail;
      child.fail = fail?.next.get(unit) ?? root;
      child.words.push(...child.fail.words);
      queue.push(child);
    }
  }
}

function step(root: Node, from: Node, unit: string): Node {
  let node: Node | undefined = from;
  while (node !== undefined && !node.next.has(unit)) node = node.fail;
  return node?.next.get(unit) ?? root;
}

/** Signs between the letters of a word may hide it; a new line, or a sentence of signs, ends it. */
function isOneWord(span: string, letters: number): boolean {
  return !span.includes('\n') && span.length <= letters * 2 + MAX_SIGNS * (letters - 1);
}

/** A word of Latin letters stands by itself: 「loan」 is not in 「download」-like words. */
function isWhole(
  letters: string,
  first: number,
  last: number,
  text: string,
  starts: readonly number[],
  ends: readonly number[],
): boolean {
  if (!/^[a-z]+$/.test(letters.slice(first, last + 1))) return true;
  const before = text.slice(ends[first - 1] ?? 0, starts[first]);
  const after = text.slice(ends[last], starts[last + 1] ?? text.length);
  const isFree = (neighbour: string | undefined, gap: string) => !/[a-z]/.test(neighbour ?? ' ') || gap !== '';
  return isFree(letters[first - 1], before) && isFree(letters[last + 1], after);
}
