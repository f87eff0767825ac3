import type { SearchModule } from '@portal/api-contract';

/** What the search knows of an item, or of a part of a document's page. */
export interface SearchEntry {
  readonly module: SearchModule;
  /** Product code, item id, or `nodeId` of a document's page. */
  readonly itemId: string;
  /** Document of a page; empty for other kinds. */
  readonly docId: string;
  readonly docVersionId: string;
  /** Whether it is the newest of its versions: only those are found unless a version is asked for. */
  readonly isNewest: boolean;
  /** Heading within a page; empty for its beginning, and for all other kinds. */
  readonly anchor: string;
  /** Title of the item or the page. */
  readonly title: string;
  /** Text of the heading; empty where there is no anchor. */
  readonly heading: string;
  /** Words as good as a title's: tags, names. */
  readonly tags: readonly string[];
  /** Text without markup. */
  readonly body: string;
  /** What leads to it: category, or document and chapters. */
  readonly breadcrumb: readonly string[];
  readonly visibleRanges: readonly number[];
  /** Whether a product has no page of its own. */
  readonly isContentEmpty: boolean;
  readonly weight: number;
  /** `YYYY-MM-DD`. */
  readonly updatedOn: string;
  /** Whether its source says when it was changed; `updatedOn` is otherwise the day of the import. */
  readonly isDated: boolean;
}
