import type { Types } from '@opensearch-project/opensearch';
import type { SearchModule } from '@portal/api-contract';
import type { IndexedEntry } from '../index/search-index';
import { mayHaveParts } from '../search-marks';
import { normalizeText, splitRuns, tokenize } from '../search-text';

/** Another number makes another index, beside that of releases before. */
export const CLUSTER_VERSION = 3;

/** Id of the document that says how far an index has got; those of entries are numbers. */
export const STATE_ID = 'state';

/** Places where words stand, and how much they count there: those of the index in memory. */
export const CLUSTER_PLACES = { title: 5, heading: 3.5, tags: 2, text: 1 };

/** Place where words stand. */
export type ClusterPlaceName = keyof typeof CLUSTER_PLACES;

/** Analysis of Chinese: its own tokenizer, pairs of neighbouring characters, and each character. */
const HAN_ANALYZER = 'portal_han';

/** Types of the client leave out the filter, which both products have. */
const PAIRS = { type: 'cjk_bigram', output_unigrams: true } as object as Types.Common_Analysis.TokenFilterDefinition;

/** Settings of an index: what is written can be found once it is asked to, and by nothing else. */
export const CLUSTER_SETTINGS = {
  number_of_shards: 1,
  auto_expand_replicas: '0-1',
  refresh_interval: '-1',
  analysis: {
    filter: { portal_pairs: PAIRS },
    analyzer: { [HAN_ANALYZER]: { type: 'custom', tokenizer: 'standard', filter: ['portal_pairs'] } },
  },
} satisfies Types.Indices_Common.IndexSettings;

/** No positions: phrases are compared with the table. */
const makePlace = (): Types.Common_Mapping.Property => ({
  properties: {
    han: { type: 'text', analyzer: HAN_ANALYZER, index_options: 'freqs' },
    latin: { type: 'text', analyzer: 'whitespace', index_options: 'freqs' },
  },
});

/** What an entry is in the cluster. */
export const CLUSTER_MAPPINGS: Types.Common_Mapping.TypeMapping = {
  dynamic: 'strict',
  // Texts are in the table.
  _source: { excludes: Object.keys(CLUSTER_PLACES) },
  properties: {
    ...{ title: makePlace(), heading: makePlace(), tags: makePlace(), text: makePlace() },
    ...{ source: { type: 'keyword' }, module: { type: 'keyword' }, item: { type: 'keyword' } },
    ...{
      marks: { type: 'keyword' },
      ranges: { type: 'byte' },
      isOld: { type: 'boolean' },
      isPart: { type: 'boolean' },
    },
    ...{ weight: { type: 'integer' }, updatedOn: { type: 'date', format: 'strict_date' }, order: { type: 'keyword' } },
    state: { type: 'object', enabled: false },
  },
};

/** Text of a place, as it is analyzed: stretches of Chinese, and Latin words as the portal takes them apart. */
export interface ClusterText {
  readonly han: string;
  readonly latin: string;
}

/** An entry as the cluster is told of it. */
export interface ClusterDocument extends Readonly<Record<ClusterPlaceName, ClusterText>> {
  readonly id: number;
  readonly source: string;
  readonly module: SearchModule;
  /** Names the item that it is a part of. */
  readonly item: string;
  readonly marks: readonly string[];
  readonly ranges: readonly number[];
  readonly isOld: boolean;
  readonly isPart: boolean;
  readonly weight: number;
  readonly updatedOn: string;
  /** Orders what is equal, whenever it was added. */
  readonly order: string;
}

/** Bits of brands. */
const MAX_RANGES = 31;

/** An entry of the table as the cluster is told of it. */
export function toClusterDocument(entry: IndexedEntry): ClusterDocument {
  const { id, source, module, itemId, docId, docVersionId, anchor, title, heading, tags, body } = entry;
  const { marks, ranges, weight, updatedOn } = entry;
  return {
    ...{ id, source, module, marks, weight, updatedOn },
    item: mayHaveParts(entry) ? [docId, docVersionId, itemId].join('\n') : String(id),
    ranges: Array.from({ length: MAX_RANGES }, (_, bit) => bit).filter((bit) => ranges & (1 << bit)),
    isOld: docVersionId !== '',
    isPart: anchor !== '',
    order: [module, docId, docVersionId, itemId, anchor].join('\n'),
    ...{ title: toText(title), heading: toText(heading), tags: toText(tags) },
    // What is looked for may stand in any place: one look here tells.
    text: toText([title, heading, tags, body].join('\n')),
  };
}

function toText(text: string): ClusterText {
  const han = splitRuns(normalizeText(text)).filter(({ isHan }) => isHan);
  return {
    han: han.map((run) => run.text).join(' '),
    latin: tokenize(text)
      .filter((word) => !isHanWord(word))
      .join(' '),
  };
}

/** Whether a word of the index is of Chinese characters. */
export function isHanWord(word: string): boolean {
  return /^\p{Script=Han}/u.test(word);
}
