import { segmenter } from './search-terms';
import { normalizeText, type Run, separateNumber, splitRuns, toComparable } from './search-text';

/** One thing that is looked for. */
export interface SearchUnit {
  readonly text: string;
  readonly isHan: boolean;
  /** With the signs before and behind it, where it was typed with some. */
  readonly written?: string | undefined;
  /** What means the same; the word itself is not among them. */
  readonly synonyms: readonly string[];
  /** How much it says about what is looked for, beside the others. */
  readonly weight: number;
}

/** What a visitor typed, taken apart. */
export interface SearchWords {
  /** As it was typed, normalized and cut. */
  readonly text: string;
  /** To compare with titles: without words of questions before and behind. */
  readonly compact: string;
  /** To compare with texts: with all that was typed. */
  readonly literal: string;
  /** All stretches as they were typed; none where they are no more than `runs`. */
  readonly literals: readonly SearchUnit[];
  /** Stretches as they were typed, without words of questions before and behind. */
  readonly runs: readonly SearchUnit[];
  readonly units: readonly SearchUnit[];
}

/** Words that mean the same, by word. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** What is behind this many characters is not looked at. */
export const MAX_QUERY_CHARACTERS = 100;

const MAX_UNITS = 8;
const MAX_SYNONYMS = 5;
const MAX_KNOWN_LENGTH = 8;

/** Tokens of one script within a word of two. */
const MAX_MIXED = 3;

/** Words of questions, which say nothing about what is looked for. */
const STOP_WORDS = new Set(
  (
    '的 了 吗 嘛 呢 吧 啊 呀 么 是 在 和 与 及 或 把 被 从 我 你 您 它 他 很 太 也 都 就 该 这 那 哪 些 啥 咋 ' +
    '我们 你们 他们 请问 想要 需要 应该 能否 能不能 可以 可否 可不可以 是否 是不是 怎么 怎么样 怎样 怎么办 如何 什么 什么样 什么是 是什么 ' +
    '为什么 为何 为啥 哪里 哪些 哪个 哪儿 哪种 多少 几个 有没有 没有 一下 一个 一些 一种 时候 办法 进行 这个 那个 这些 那些 这种 使用 知道 想知道 告诉 ' +
    '总是 老是 经常 一直 还是 以及 然后 但是 如果 关于 里面 每个 各个 所有 哪一个 多久 ' +
    'a an the of to in on for and or is are be how what why where when which do does can i my with'
  ).split(' '),
);

/** Characters that say nothing where they stand alone, but begin and end words that the dictionary does not know. */
const LONE_STOPS = new Set('能会有对为要想请给到让得地更最还用办时选中里上下内不个次做查看找弄搞'.split(''));

/** Between Chinese and a Latin word these part two words, and are no signs of a name: `边缘网关-API`. */
const SEPARATORS_BEHIND_HAN = /(?<=\p{Script=Han})[-./_]+(?=\p{L})/gu;

interface Token extends Run {
  readonly isTelling: boolean;
}

/** Takes apart what a visitor typed. An empty list of units finds nothing. */
export function parseWords(keywords: string, synonyms: Synonyms): SearchWords {
  const text = normalizeText(keywords.slice(0, MAX_QUERY_CHARACTERS * 4))
    .trim()
    .slice(0, MAX_QUERY_CHARACTERS);
  const split = splitRuns(text.replace(SEPARATORS_BEHIND_HAN, ' ')).map((run) => splitRun(run, synonyms));
  const found = joinMixed(split, synonyms);
  const isTelling = found.flat().some((token) => token.isTelling);
  const runs = isTelling ? found.map(trimRun).filter((tokens) => tokens.length > 0) : found;
  const units = runs.flat().filter((token) => token.isTelling || !isTelling);
  const compact = toComparable(runs.map(joinTokens).join(' '));
  const literal = toComparable(found.map(joinTokens).join(' '));
  const isMore = literal !== compact;
  return {
    ...{ text, compact, literal },
    literals: isMore ? found.slice(0, MAX_UNITS).map((tokens) => toRunUnit(tokens, new Map())) : [],
    runs: runs.slice(0, MAX_UNITS).map((tokens) => toRunUnit(tokens, synonyms)),
    units: distinct(units)
      .slice(0, MAX_UNITS)
      .map((token) => toUnit(token.text, token.isHan, synonyms)),
  };
}

function toRunUnit(tokens: readonly Token[], synonyms: Synonyms): SearchUnit {
  const [first] = tokens;
  return { ...toUnit(joinTokens(tokens), first?.isHan ?? false, synonyms), written: first?.written };
}

/** A unit that counts as much as it is long; a Latin word says as much as a Chinese one of a third of its letters. */
export function toUnit(text: string, isHan: boolean, synonyms: Synonyms): SearchUnit {
  const weight = isHan ? text.length : Math.min(4, 1 + text.length / 3);
  const same = [separateNumber(text).join(' '), ...(synonyms.get(text) ?? [])].filter(Boolean);
  return { text, isHan, synonyms: same.slice(0, MAX_SYNONYMS), weight };
}

/**
 * What is looked for in smaller pieces: stretches that the dictionary does not know, as pairs of characters, and names
 * without their number.
 */
export function listPieces({ units }: SearchWords): SearchUnit[] {
  const pieces = units.flatMap((unit) => {
    const { text, isHan, synonyms } = unit;
    const isKnown = !isHan || synonyms.length > 0 || text.length <= 2 || segmentOnce(text).length === 1;
    const [name] = separateNumber(text);
    if (name) return [unit, toUnit(name, false, new Map())];
    if (isKnown) return [unit];
    const characters = [...text];
    return characters.slice(1).map((next, index) => toUnit((characters[index] ?? '') + next, true, new Map()));
  });
  return distinct(pieces);
}

/** Latin words and Chinese ones beside them that are together a word with synonyms are one thing: `API 密钥`. */
function joinMixed(found: readonly Token[][], synonyms: Synonyms): Token[][] {
  return found.reduce<Token[][]>((joined, run) => {
    const last = joined.at(-1) ?? [];
    const mixed = findMixed(last, run, synonyms);
    if (!mixed) return [...joined, run];
    const { text, before, after } = mixed;
    const rest = [last.slice(0, -before), [{ text, isHan: true, isTelling: true }], run.slice(after)];
    return [...joined.slice(0, -1), ...rest.filter((tokens) => tokens.length > 0)];
  }, []);
}

/** The longest word with synonyms of the last tokens of a run and the first ones of the next. */
function findMixed(last: readonly Token[], next: readonly Token[], synonyms: Synonyms) {
  if (last[0]?.isHan === next[0]?.isHan) return undefined;
  for (let before = Math.min(last.length, MAX_MIXED); before > 0; before -= 1) {
    for (let after = Math.min(next.length, MAX_MIXED); after > 0; after -= 1) {
      const text = joinTokens([...last.slice(-before), ...next.slice(0, after)]);
      if (synonyms.has(text)) return { text, before, after };
    }
  }
  return undefined;
}

function splitRun(run: Run, synonyms: Synonyms): Token[] {
  if (!run.isHan) return [{ ...run, isTelling: !STOP_WORDS.has(run.text) }];
  // A word that has synonyms is one thing, whatever the dictionary makes of it.
  if (synonyms.has(run.text)) return [{ ...run, isTelling: true }];
  return joinSingles(joinKnown(segmentOnce(run.text), synonyms));
}

/** Neighbouring segments that are together a word with synonyms, the longest first. */
function joinKnown(segments: readonly string[], synonyms: Synonyms): Token[] {
  const tokens: Token[] = [];
  for (let start = 0; start < segments.length;) {
    let end = segments.length;
    let text = segments.slice(start, end).join('');
    while (end > start + 1 && (text.length > MAX_KNOWN_LENGTH || !synonyms.has(text))) {
      end -= 1;
      text = segments.slice(start, end).join('');
    }
    tokens.push({ text, isHan: true, isTelling: !STOP_WORDS.has(text) });
    start = end;
  }
  return tokens;
}

/** Single characters that stand together are a word that the dictionary does not know. */
function joinSingles(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  let isOpen = false;
  for (const token of tokens) {
    const isLone = token.isTelling && [...token.text].length === 1;
    const last = joined.at(-1);
    if (isLone && isOpen && last) joined.splice(-1, 1, { ...last, text: last.text + token.text });
    else joined.push(token);
    isOpen = isLone;
  }
  return joined.map((token) => (LONE_STOPS.has(token.text) ? { ...token, isTelling: false } : token));
}

function trimRun(tokens: readonly Token[]): Token[] {
  const first = tokens.findIndex(({ isTelling }) => isTelling);
  const last = tokens.findLastIndex(({ isTelling }) => isTelling);
  return first < 0 ? [] : tokens.slice(first, last + 1);
}

function joinTokens(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join('');
}

function segmentOnce(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}

function distinct<Unit extends { readonly text: string }>(units: readonly Unit[]): Unit[] {
  return [...new Map(units.map((unit) => [unit.text, unit])).values()];
}
