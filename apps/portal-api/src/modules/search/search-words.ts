import { segmentHan } from './search-terms';
import { normalizeText, splitRuns, toComparable } from './search-text';

/** One thing that is looked for. */
export interface SearchUnit {
  readonly text: string;
  readonly isHan: boolean;
  /** What means the same; the word itself is not among them. */
  readonly synonyms: readonly string[];
}

/** What a visitor typed, taken apart. */
export interface SearchWords {
  /** As it was typed, normalized and cut. */
  readonly text: string;
  /** To compare with titles. */
  readonly compact: string;
  /** Stretches as they were typed, where that says more than the units. */
  readonly runs: readonly SearchUnit[];
  readonly units: readonly SearchUnit[];
}

/** Words that mean the same, by word. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** What is behind this many characters is not looked at. */
export const MOST_QUERY_CHARACTERS = 100;

const MOST_UNITS = 8;
const MOST_SYNONYMS = 4;

/** Words of questions, which say nothing about what is looked for. */
const STOP_WORDS = new Set(
  (
    '的 了 吗 呢 吧 啊 是 在 和 与 及 或 把 被 给 对 为 从 到 我 你 我们 你们 请 请问 想 想要 要 需要 能 能否 能不能 可以 可否 ' +
    '怎么 怎么样 怎样 如何 什么 什么是 是什么 为什么 为何 哪里 哪些 哪个 哪儿 多少 有没有 有 没有 一下 一个 时 时候 办 怎么办 进行 ' +
    '这个 那个 使用 a an the of to in on for and or is are how what why where do does can i with'
  ).split(' '),
);

/** Takes apart what a visitor typed. An empty list of units finds nothing. */
export function parseWords(keywords: string, synonyms: Synonyms): SearchWords {
  const text = normalizeText(keywords.slice(0, MOST_QUERY_CHARACTERS * 4))
    .trim()
    .slice(0, MOST_QUERY_CHARACTERS);
  const found = splitRuns(text);
  const toUnit = (word: string, isHan: boolean): SearchUnit => ({
    text: word,
    isHan,
    synonyms: (synonyms.get(word) ?? []).slice(0, MOST_SYNONYMS),
  });
  const words = found.flatMap((run) => splitUnits(run, synonyms));
  const telling = words.filter(({ text: word }) => !STOP_WORDS.has(word));
  const units = (telling.length > 0 ? telling : words).slice(0, MOST_UNITS);
  return {
    text,
    compact: toComparable(text),
    runs: found.slice(0, MOST_UNITS).map((run) => toUnit(run.text, run.isHan)),
    units: distinct(units).map(({ text: word, isHan }) => toUnit(word, isHan)),
  };
}

function splitUnits(run: { text: string; isHan: boolean }, synonyms: Synonyms) {
  // A word that has synonyms is one thing, whatever the dictionary makes of it.
  if (!run.isHan || synonyms.has(run.text)) return [run];
  const question = /^(什么是|如何|怎么|怎样|请问|为什么)?(.*?)(是什么|怎么办|怎么样|吗|呢)?$/u.exec(run.text);
  const core = question?.[2] ? question[2] : run.text;
  if (synonyms.has(core)) return [{ text: core, isHan: true }];
  return segmentHan(core).map((text) => ({ text, isHan: true }));
}

function distinct<Unit extends { readonly text: string }>(units: readonly Unit[]): Unit[] {
  return [...new Map(units.map((unit) => [unit.text, unit])).values()];
}
