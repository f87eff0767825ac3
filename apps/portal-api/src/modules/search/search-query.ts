import type { SearchUnit, SearchWords } from './search-words';
import { joinPair, splitLatin, splitRuns } from './search-text';
import { quoteLexeme, type VectorMark } from './search-vector';

/** A query of the index, as text of a `tsquery`. */
export type IndexQuery = string;

/**
 * How strictly hits must match: with the signs of names, with words of questions, all others as they were typed, or all
 * words in any form.
 */
export type Strictness = 'written' | 'literal' | 'typed' | 'all';

/** Latin words shorter than this are not beginnings of longer ones. */
const SHORTEST_PREFIX = 2;

/** Query for the words, or none where the words say nothing, or were typed without signs that are asked for. */
export function toIndexQuery(
  { literals, runs, units }: SearchWords,
  strictness: Strictness,
  marks: readonly VectorMark[],
): IndexQuery | undefined {
  return withMarks(
    strictness === 'all'
      ? units.map((unit) => matchUnit(unit, matchParts)).join(' & ')
      : (strictness === 'literal' ? literals : strictness === 'written' ? listWritten(runs) : runs)
          .map((unit) => matchUnit(unit, matchWhole))
          .join(' & '),
    marks,
  );
}

/** Stretches with their signs, where any has some; what means the same has none. */
function listWritten(runs: readonly SearchUnit[]): readonly SearchUnit[] {
  if (runs.every(({ written }) => written === undefined)) return [];
  return runs.map((run) => (run.written === undefined ? run : { ...run, text: run.written, synonyms: [] }));
}

/** Query for entries that have at least so many of the units, or one of those that suffice alone. */
export function toLooseQuery(
  units: readonly SearchUnit[],
  least: number,
  marks: readonly VectorMark[],
  sufficient: readonly SearchUnit[] = [],
): IndexQuery | undefined {
  const choices = [...chooseSome(units, least), ...sufficient.map((unit) => [unit])];
  return withMarks(
    choices.map((some) => `(${some.map((unit) => matchUnit(unit, matchParts)).join(' & ')})`).join(' | '),
    marks,
  );
}

function withMarks(expression: string, marks: readonly VectorMark[]): IndexQuery | undefined {
  return expression ? [`(${expression})`, ...marks.map(quoteLexeme)].join(' & ') : undefined;
}

/** All ways to choose so many of a list. */
function chooseSome<Item>(list: readonly Item[], count: number): Item[][] {
  if (count === 0) return [[]];
  return list.flatMap((item, index) => chooseSome(list.slice(index + 1), count - 1).map((rest) => [item, ...rest]));
}

function matchUnit({ text, isHan, synonyms }: SearchUnit, matchLatin: (text: string) => string): string {
  const own = isMixed(text) ? matchPhrase(text) : isHan ? matchHan(text) : matchLatin(text);
  const others = synonyms.map(matchPhrase).filter(Boolean);
  return others.length > 0 ? `(${[own, ...others].join(' | ')})` : own;
}

function isMixed(text: string): boolean {
  return splitRuns(text).length > 1;
}

function matchPhrase(text: string): string {
  const runs = splitRuns(text).map((run) => (run.isHan ? matchHan(run.text) : quoteLexeme(run.text)));
  return runs.length > 1 ? `(${runs.join(' & ')})` : (runs[0] ?? '');
}

/** All pairs of characters; a single character is the beginning of a pair. */
function matchHan(text: string): string {
  const characters = [...text];
  if (characters.length === 1) return `${quoteLexeme(text)}:*`;
  const pairs = characters.slice(1).map((character, index) => quoteLexeme((characters[index] ?? '') + character));
  return pairs.length > 1 ? `(${[...new Set(pairs)].join(' & ')})` : (pairs[0] ?? '');
}

function matchWhole(text: string): string {
  return text.length >= SHORTEST_PREFIX ? `${quoteLexeme(text)}:*` : quoteLexeme(text);
}

/** A name of several parts is found by its parts too, and written as one; a number is not. */
function matchParts(text: string): string {
  const parts = splitLatin(text);
  if (parts.length < 2 || !/\p{L}/u.test(text)) return matchWhole(text);
  const pair = joinPair(text);
  const all = parts.map((part, index) => (index === parts.length - 1 ? matchWhole(part) : quoteLexeme(part)));
  return `(${[matchWhole(text), `(${all.join(' & ')})`, ...(pair ? [quoteLexeme(pair)] : [])].join(' | ')})`;
}
