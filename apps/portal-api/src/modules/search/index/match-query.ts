import type { QueryNode } from './parse-query';
import type { PostingLists } from './posting-lists';
import type { WordList } from './word-list';

/** Documents in ascending order, and how well each goes with the query. */
export interface Matches {
  readonly documents: Uint32Array;
  readonly scores: Float32Array;
}

/** Where a word of a head stands, as bits of its code; what is below them is how often it stands in the text. */
export const PLACES = { title: 128, heading: 64, tags: 32 };
export const MAX_TIMES = 31;

/** Of BM25F: how much a place counts, and how soon further occurrences count for nothing. */
const WEIGHTS = { title: 5, heading: 3.5, tags: 2 };
const SATURATION = 1.4;

const NEXT_TO_NOTHING = 1e-30;
const NOTHING: Matches = { documents: new Uint32Array(0), scores: new Float32Array(0) };

/** What a query is asked of. */
export interface MatchedIndex {
  readonly words: WordList;
  readonly lists: PostingLists;
  /** Documents, removed ones included. */
  readonly count: number;
  /** How much an occurrence in the text of a document counts: less, the longer it is. */
  getTextWeight(document: number): number;
}

/** How a query is asked. */
export interface MatchOptions {
  /** Whether titles, headings and tags are asked alone. */
  readonly isHeadOnly?: boolean;
  /** Whether what is asked for by the choice add up; otherwise the best of them counts. */
  readonly isSum?: boolean;
}

/** Finds the documents that a query asks for, by BM25F. */
export function matchQuery(
  index: MatchedIndex,
  node: QueryNode,
  { isHeadOnly = false, isSum = false }: MatchOptions,
): Matches {
  const scratch = new Float32Array(index.count);
  const { words, lists } = index;

  function matchList(list: number): Matches {
    const count = lists.count(list);
    const rarity = Math.log(1 + (index.count - count + 0.5) / (count + 0.5));
    const documents = new Uint32Array(count);
    const scores = new Float32Array(count);
    let found = 0;
    lists.read(list, (document, code) => {
      if (isHeadOnly && code <= MAX_TIMES) return;
      documents[found] = document;
      scores[found] = rarity * (isHeadOnly ? weighPlace(code) : weigh(code, index.getTextWeight(document)));
      found += 1;
    });
    return { documents: documents.subarray(0, found), scores: scores.subarray(0, found) };
  }

  /** Marks say what an entry is, not what it is about. */
  function matchMark(list: number): Matches {
    const documents = new Uint32Array(lists.count(list));
    let found = 0;
    lists.read(list, (document) => {
      documents[found] = document;
      found += 1;
    });
    return { documents, scores: new Float32Array(found) };
  }

  function match(part: QueryNode, isAdded = false): Matches {
    if (part.kind === 'all') {
      const found = part.nodes
        .map((inner) => match(inner, isAdded))
        .sort((left, right) => left.documents.length - right.documents.length);
      return found.reduce(intersect);
    }
    if (part.kind === 'any') {
      const parts = part.nodes.map((inner) => match(inner));
      return unite(parts, scratch, isAdded ? add : Math.max);
    }
    if (part.isBeginning) return unite(words.findBeginnings(part.word).map(matchList), scratch, Math.max);
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

function intersect(left: Matches, right: Matches): Matches {
  const length = Math.min(left.documents.length, right.documents.length);
  const documents = new Uint32Array(length);
  const scores = new Float32Array(length);
  let found = 0;
  for (let at = 0, other = 0; at < left.documents.length && other < right.documents.length;) {
    const document = left.documents[at] as number;
    const next = right.documents[other] as number;
    if (document === next) {
      documents[found] = document;
      scores[found] = (left.scores[at] as number) + (right.scores[other] as number);
      found += 1;
    }
    if (document <= next) at += 1;
    if (next <= document) other += 1;
  }
  return { documents: documents.subarray(0, found), scores: scores.subarray(0, found) };
}

const add = (left: number, right: number) => left + right;

/** Any of them; what counts is what their scores come to. A score that is 0 is kept as next to nothing. */
function unite(
  parts: readonly Matches[],
  scratch: Float32Array,
  join: (left: number, right: number) => number,
): Matches {
  const [first] = parts;
  if (parts.length <= 1) return first ?? NOTHING;
  const touched = new Uint32Array(parts.reduce((sum, { documents }) => sum + documents.length, 0));
  let found = 0;
  for (const { documents, scores } of parts) {
    for (let at = 0; at < documents.length; at += 1) {
      const document = documents[at] as number;
      const known = scratch[document] as number;
      const score = Math.max(scores[at] as number, NEXT_TO_NOTHING);
      if (known === 0) {
        touched[found] = document;
        found += 1;
      }
      scratch[document] = join(known, score);
    }
  }
  const united = touched.subarray(0, found).sort();
  const best = new Float32Array(found);
  for (let at = 0; at < found; at += 1) {
    const document = united[at] as number;
    best[at] = scratch[document] as number;
    scratch[document] = 0;
  }
  return { documents: united, scores: best };
}
