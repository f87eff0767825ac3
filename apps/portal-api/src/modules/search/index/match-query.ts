import type { QueryNode } from './parse-query';
import type { PostingLists, Visit } from './posting-lists';
import type { WordList } from './word-list';

/** Documents that go with a query. */
export interface Matches {
  /** At least as many as there are. */
  readonly size: number;
  /** Calls back for each document, in ascending order, with what its score is worked out from, until `false` comes back. */
  read(visit: Visit): void;
  /** How well a document goes with the query. */
  score(document: number, code: number): number;
}

/** Where a word of a head stands, as bits of its code; what is below them is how often it stands in the text. */
export const PLACES = { title: 128, heading: 64, tags: 32 };
export const MAX_TIMES = 31;

/** Of BM25F: how much a place counts, and how soon further occurrences count for nothing. */
const WEIGHTS = { title: 5, heading: 3.5, tags: 2 };
const SATURATION = 1.4;

const NEXT_TO_NOTHING = 1e-30;
const NOTHING: Matches = { size: 0, read: () => undefined, score: () => 0 };

/** Where one of so few documents is found, it is quicker to look through all of them than to sort those found. */
const MANY = 32;

/** What a query is asked of. */
export interface MatchedIndex {
  readonly words: WordList;
  readonly lists: PostingLists;
  /** Documents, removed ones included. */
  readonly count: number;
  /** How much an occurrence in the text of a document counts: less, the longer it is. */
  getTextWeight(document: number): number;
  /** A number for each document, all 0: whoever writes there clears it again. */
  getScratch(): Float32Array;
}

/** How a query is asked. */
export interface MatchOptions {
  /** Whether titles, headings and tags are asked alone. */
  readonly isHeadOnly?: boolean;
  /** Whether what is asked for by the choice add up; otherwise the best of them counts. */
  readonly isSum?: boolean;
}

/** Finds the documents that a query asks for, by BM25F. Scores are worked out for whoever asks for them. */
export function matchQuery(
  index: MatchedIndex,
  node: QueryNode,
  { isHeadOnly = false, isSum = false }: MatchOptions,
): Matches {
  const { words, lists } = index;

  function matchList(list: number): Matches {
    const size = lists.count(list);
    const rarity = Math.log(1 + (index.count - size + 0.5) / (size + 0.5));
    if (!isHeadOnly) {
      return {
        size,
        read: (visit) => lists.read(list, visit),
        score: (document, code) => rarity * weigh(code, index.getTextWeight(document)),
      };
    }
    return {
      size,
      read: (visit) => lists.read(list, (document, code) => code <= MAX_TIMES || visit(document, code)),
      score: (_document, code) => rarity * weighPlace(code),
    };
  }

  /** Marks say what an entry is, not what it is about. */
  const matchMark = (list: number): Matches => ({
    size: lists.count(list),
    read: (visit) => lists.read(list, visit),
    score: () => 0,
  });

  function match(part: QueryNode, isAdded = false): Matches {
    if (part.kind === 'all') return intersect(part.nodes.map((inner) => match(inner, isAdded)));
    if (part.kind === 'any')
      return unite(
        part.nodes.map((inner) => match(inner)),
        index,
        isAdded,
      );
    if (part.isBeginning) return unite(words.findBeginnings(part.word).map(matchList), index, false);
    const list = words.find(part.word);
    if (list === undefined) return NOTHING;
    return part.word.startsWith('@') ? matchMark(list) : matchList(list);
  }
  return match(node, isSum);
}

/** Of one word in a head: where it stands is what counts, so that what the items weigh decides among equals. */
function weighPlace(code: number): number {
  if (code & PLACES.title) return 1;
  return code & PLACES.heading ? 0.8 : 0.6;
}

/** Of one word in one document, from 0 up to 1. */
function weigh(code: number, textWeight: number): number {
  const times = code === 0 ? 1 : code & MAX_TIMES;
  const weight =
    (code & PLACES.title ? WEIGHTS.title : 0) +
    (code & PLACES.heading ? WEIGHTS.heading : 0) +
    (code & PLACES.tags ? WEIGHTS.tags : 0) +
    times * textWeight;
  return weight / (SATURATION + weight);
}

/** All of them, from the rarest on: what that one has not, is not looked at again. */
function intersect(parts: readonly Matches[]): Matches {
  const [rarest = NOTHING, ...others] = [...parts].sort((left, right) => left.size - right.size);
  if (others.length === 0) return rarest;
  const documents = new Uint32Array(rarest.size);
  const scores = new Float32Array(rarest.size);
  let found = 0;
  rarest.read((document, code) => {
    documents[found] = document;
    scores[found] = rarest.score(document, code);
    found += 1;
  });
  for (const other of others) {
    let at = 0;
    let kept = 0;
    if (found === 0) break;
    other.read((document, code) => {
      while (at < found && (documents[at] as number) < document) at += 1;
      if (documents[at] === document && at < found) {
        documents[kept] = document;
        scores[kept] = (scores[at] as number) + other.score(document, code);
        at += 1;
        kept += 1;
      }
      return at < found;
    });
    found = kept;
  }
  return toMatches(documents.subarray(0, found), scores);
}

/** Any of them; what counts is the best of their scores, or all together. A score that is 0 is kept as next to nothing. */
function unite(parts: readonly Matches[], { count, getScratch }: MatchedIndex, isAdded: boolean): Matches {
  if (parts.length <= 1) return parts[0] ?? NOTHING;
  const scratch = getScratch();
  const touched = new Uint32Array(
    Math.min(
      count,
      parts.reduce((sum, { size }) => sum + size, 0),
    ),
  );
  let found = 0;
  for (const part of parts) {
    part.read((document, code) => {
      const known = scratch[document] as number;
      const score = Math.max(part.score(document, code), NEXT_TO_NOTHING);
      scratch[document] = isAdded ? known + score : Math.max(known, score);
      if (known !== 0) return;
      touched[found] = document;
      found += 1;
    });
  }
  const documents = touched.subarray(0, found);
  if (found * MANY < count) documents.sort();
  else {
    for (let document = 0, at = 0; at < found; document += 1) {
      if (scratch[document] === 0) continue;
      documents[at] = document;
      at += 1;
    }
  }
  const scores = new Float32Array(found);
  for (let at = 0; at < found; at += 1) {
    const document = documents[at] as number;
    scores[at] = scratch[document] as number;
    scratch[document] = 0;
  }
  return toMatches(documents, scores);
}

function toMatches(documents: Uint32Array, scores: Float32Array): Matches {
  return {
    size: documents.length,
    read(visit) {
      for (let at = 0; at < documents.length; at += 1) if (visit(documents[at] as number, at) === false) return;
    },
    score: (_document, at) => scores[at] as number,
  };
}
