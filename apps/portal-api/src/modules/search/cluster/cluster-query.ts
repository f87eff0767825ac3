import { parseQuery, type QueryNode } from '../index/parse-query';
import type { IndexRequest } from '../index/search-index';
import { isForOldVersion } from '../search-marks';
import type { IndexQuery } from '../search-query';
import type { ClusterQuery, ClusterSearch } from './cluster-client';
import { CLUSTER_PLACES, type ClusterPlaceName, isHanWord } from './cluster-mapping';

type Word = Extract<QueryNode, { readonly kind: 'word' }>;

const PLACES = Object.keys(CLUSTER_PLACES) as ClusterPlaceName[];

/** Of one word in a head: where it stands is what counts, so that what the items weigh decides among equals. */
const HEAD_PLACES = { title: 1, heading: 0.8, tags: 0.6 };
const HEADS = Object.keys(HEAD_PLACES) as (keyof typeof HEAD_PLACES)[];

/** Up to so many items of a kind are counted one by one. */
const MAX_EXACT = 3000;

/** Kinds there may be. */
const MAX_MODULES = 50;

/** Items of each kind. Types of the client leave out the names of fields. */
const COUNTS = {
  modules: {
    terms: { field: 'module', size: MAX_MODULES },
    aggs: { items: { cardinality: { field: 'item', precision_threshold: MAX_EXACT } } },
  },
} as object as NonNullable<ClusterSearch['aggs']>;

/**
 * A request as the cluster takes it: what has the words is asked of one place that has them all, and how well it goes
 * with them of each place. All words of a query add up, also those it leaves the choice of.
 */
export function toClusterSearch({ query, filter, most, isForTitles = false }: IndexRequest): ClusterSearch {
  const node = parseQuery(query);
  const words = [...new Map(listWords(node).map((word) => [`${word.word} ${word.isBeginning}`, word])).values()];
  return {
    query: {
      bool: {
        filter: [
          match(node, isForTitles),
          { term: { ranges: { value: filter.visibleRange } } },
          ...(isForOldVersion(filter) ? [] : [{ term: { isOld: { value: false } } }]),
          ...(isForTitles ? [{ term: { isPart: { value: false } } }] : []),
          ...(filter.since ? [{ range: { updatedOn: { gte: filter.since } } }] : []),
        ],
        should: words.map((word) => (isForTitles ? scoreHead(word) : scoreText(word))),
      },
    },
    ...{ size: most, track_total_hits: true, _source: false },
    sort: [
      { _score: { order: 'desc' } },
      { weight: { order: 'desc' } },
      { updatedOn: { order: 'desc' } },
      { order: { order: 'asc' } },
    ],
    aggs: COUNTS,
  };
}

/** A query of entries whatever their brand and version. */
export function toClusterCount(query: IndexQuery): ClusterQuery {
  return { bool: { filter: [match(parseQuery(query), false)] } };
}

function match(node: QueryNode, isForTitles: boolean): ClusterQuery {
  if (node.kind === 'all') return { bool: { filter: node.nodes.map((inner) => match(inner, isForTitles)) } };
  if (node.kind === 'any') return matchAny(node.nodes.map((inner) => match(inner, isForTitles)));
  if (isMark(node)) return { term: { marks: { value: node.word } } };
  return isForTitles ? matchAny(HEADS.map((place) => matchWord(node, place))) : matchWord(node, 'text');
}

function matchAny(choices: ClusterQuery[]): ClusterQuery {
  return { bool: { should: choices, minimum_should_match: 1 } };
}

function matchWord({ word, isBeginning }: Word, place: ClusterPlaceName, boost = 1): ClusterQuery {
  // A single character is a word of the index there.
  if (isHanWord(word)) return { term: { [`${place}.han`]: { value: word, boost } } };
  const field = `${place}.latin`;
  return isBeginning ? { prefix: { [field]: { value: word, boost } } } : { term: { [field]: { value: word, boost } } };
}

/** By BM25 in each place; a beginning counts once, and as a word where it is one. */
function scoreText(word: Word): ClusterQuery {
  const forms = word.isBeginning && !isHanWord(word.word) ? [word, { ...word, isBeginning: false }] : [word];
  return {
    bool: { should: forms.flatMap((form) => PLACES.map((place) => matchWord(form, place, CLUSTER_PLACES[place]))) },
  };
}

function scoreHead(word: Word): ClusterQuery {
  return {
    dis_max: {
      queries: HEADS.map((place) => ({
        constant_score: { filter: matchWord(word, place), boost: HEAD_PLACES[place] },
      })),
    },
  };
}

function listWords(node: QueryNode): Word[] {
  return node.kind === 'word' ? (isMark(node) ? [] : [node]) : node.nodes.flatMap(listWords);
}

/** Marks say what an entry is, not what it is about. */
function isMark({ word }: Word): boolean {
  return word.startsWith('@');
}
