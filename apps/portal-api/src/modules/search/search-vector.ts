import { tokenize } from './search-text';

/** How much a word counts by where it stands: title, heading, text. */
export type VectorWeight = 'A' | 'B' | 'D';

/** A text and how much its words count. */
export interface WeightedText {
  readonly text: string;
  readonly weight: VectorWeight;
}

/** A word's places beyond these say nothing new, and the database keeps no place beyond the second. */
const MOST_PLACES = 6;
const LAST_POSITION = 16_383;

/** Marks that filters ask for stand in the same index as the words; no word begins like them. */
export type VectorMark = `@${string}`;

/**
 * Literal of a `tsvector`. It is written here, not by the database's parser, so that it depends on no dictionary and no
 * locale.
 */
export function toVectorLiteral(texts: readonly WeightedText[], marks: readonly VectorMark[]): string {
  const places = new Map<string, string[]>();
  let offset = 0;
  for (const { text, weight } of texts) {
    let last = offset;
    for (const token of tokenize(text)) {
      last = offset + token.position;
      const known = places.get(token.text);
      const place = `${Math.min(last, LAST_POSITION)}${weight}`;
      if (known === undefined) places.set(token.text, [place]);
      else if (known.length < MOST_PLACES) known.push(place);
    }
    offset = last + 10;
  }
  const words = [...places].map(([word, list]) => `${quoteLexeme(word)}:${list.join(',')}`);
  return [...words, ...marks.map(quoteLexeme)].join(' ');
}

/** A word as vectors and queries take it, whatever is in it. */
export function quoteLexeme(word: string): string {
  return `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
