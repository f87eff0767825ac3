import { type IndexQuery, toLooseQuery } from './search-query';
import { listPieces, type SearchUnit, type SearchWords } from './search-words';
import type { SearchRepository } from './search.repository';
import type { VectorMark } from './search-vector';

/** How many of the pieces that say most are asked for together. */
const MAX_PIECES = 6;

/** Hits of a piece are counted up to here: what is found so often says little. */
const MAX_HITS = 1000;

const FEW_HITS = 10;

/** What is asked for where no entry has all words. */
export interface Loosened {
  /** Pieces that are found at all, by how much they say. */
  readonly units: readonly SearchUnit[];
  /** Queries, each looser than the one before. */
  readonly queries: readonly IndexQuery[];
  /** What titles are asked for meanwhile: they are too short to have most of the words. */
  readonly titles: IndexQuery | undefined;
  /** All pieces, each of which adds to how well an entry goes with them. */
  readonly sum: IndexQuery | undefined;
}

/** Asks for most of the words instead of all, and for the rare ones rather than the common ones. */
export async function loosen(
  words: SearchWords,
  marks: readonly VectorMark[],
  repository: SearchRepository,
): Promise<Loosened> {
  const pieces = listPieces(words);
  const alone = pieces.map((piece) => toLooseQuery([piece], 1, marks) ?? '');
  const hits = await repository.countHits(alone, MAX_HITS);
  const known = pieces
    .flatMap((piece, index) => {
      const times = hits[index] ?? 0;
      return times > 0 ? [{ ...piece, weight: Math.log(1 + MAX_HITS / times), times }] : [];
    })
    .sort((left, right) => left.times - right.times);
  if (known.length === 0) return { units: words.units, queries: [], titles: undefined, sum: undefined };
  const telling = known.slice(0, MAX_PIECES);
  // All of the words have been asked for already, where none of them is unknown.
  const all = telling.length < words.units.length || pieces.length > words.units.length ? [telling.length] : [];
  const steps = [...all, Math.ceil(telling.length * 0.6), 2].filter((least) => least <= telling.length);
  // A name that hardly any entry has is what is looked for, whatever stands beside it.
  const names = telling.filter(({ isHan, times }) => !isHan && times <= FEW_HITS);
  const queries = [
    ...[...new Set(steps)].map((least) => toLooseQuery(telling, least, marks, names)),
    toLooseQuery(telling.slice(0, 2), 1, marks),
  ];
  return {
    units: known,
    queries: queries.filter((query) => query !== undefined),
    titles: telling.length > 2 ? toLooseQuery(telling, 2, marks) : undefined,
    sum: toLooseQuery(known, 1, marks),
  };
}
