import type { SearchUnit, SearchWords } from './search-words';
import { splitRuns } from './search-text';
import { quoteLexeme, type VectorMark } from './search-vector';

/** A query of the index, as text of a `tsquery`. */
export type IndexQuery = string;

/** How strictly hits must match: all as it was typed, all words, all but one, or any. */
export type Strictness = 'typed' | 'all' | 'most' | 'any';

/** Latin words shorter than this are not beginnings of longer ones. */
const SHORTEST_PREFIX = 2;

/** Query for the words, or none where the words say nothing. */
export function toIndexQuery(
  words: SearchWords,
  strictness: Strictness,
  marks: readonly VectorMark[],
): IndexQuery | undefined {
  const expression = toExpression(words, strictness);
  return expression && [`(${expression})`, ...marks.map(quoteLexeme)].join(' & ');
}

function toExpression({ runs, units }: SearchWords, strictness: Strictness): string {
  const parts = units.map(matchUnit);
  switch (strictness) {
    case 'typed':
      return runs.map(matchUnit).join(' & ');
    case 'all':
      return parts.join(' & ');
    case 'most':
      return parts.length < 3
        ? ''
        : parts.map((_part, left) => `(${parts.filter((_other, index) => index !== left).join(' & ')})`).join(' | ');
    case 'any':
      return parts.join(' | ');
  }
}

function matchUnit({ text, isHan, synonyms }: SearchUnit): string {
  const own = isHan ? matchHan(text) : matchLatin(text);
  const others = synonyms.map(matchPhrase).filter(Boolean);
  return others.length > 0 ? `(${[own, ...others].join(' | ')})` : own;
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

function matchLatin(text: string): string {
  return text.length >= SHORTEST_PREFIX ? `${quoteLexeme(text)}:*` : quoteLexeme(text);
}
