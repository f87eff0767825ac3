import { tokenize } from './search-text';

/** How much a word counts by where it stands: title, heading. */
export type VectorWeight = 'A' | 'B';

/** A text and how much its words count. */
export interface WeightedText {
  readonly text: string;
  readonly weight: VectorWeight;
}

/** Marks that filters ask for stand in the same index as the words; no word begins like them. */
export type VectorMark = `@${string}`;

/**
 * Literal of a `tsvector`. It is written here, not by the database's parser, so that it depends on no dictionary and no
 * locale. Only words of titles and headings carry a weight; how often a word stands in the text is not kept, which
 * halves the index.
 */
export function toVectorLiteral(texts: readonly WeightedText[], body: string, marks: readonly VectorMark[]): string {
  const weights = new Map<string, VectorWeight | ''>();
  for (const { text, weight } of texts) {
    for (const word of tokenize(text)) if (!weights.has(word)) weights.set(word, weight);
  }
  for (const word of tokenize(body)) if (!weights.has(word)) weights.set(word, '');
  const words = [...weights].map(([word, weight]) => (weight ? `${quoteLexeme(word)}:1${weight}` : quoteLexeme(word)));
  return [...words, ...marks.map(quoteLexeme)].join(' ');
}

/** A word as vectors and queries take it, whatever is in it. */
export function quoteLexeme(word: string): string {
  return `'${/['\\]/.test(word) ? word.replaceAll('\\', '\\\\').replaceAll("'", "''") : word}'`;
}
