import type { docMenu, docVersions, EndpointData, SearchItem } from '@portal/api-contract';
import { FilterBar, type ListQuery } from '@portal/ui-content';

const PERIODS = [
  { value: 'month', label: '近一月' },
  { value: 'quarter', label: '近三月' },
  { value: 'year', label: '近一年' },
];

/** Props of `SearchFilters`. */
export interface SearchFiltersProps {
  readonly query: ListQuery;
  /** What is shown: of all kinds, its documents are those to choose from. */
  readonly found: readonly SearchItem[];
  /** Documents by their categories; absent where the results are no documents. */
  readonly categories: EndpointData<typeof docMenu> | undefined;
  /** Versions of the document that the results are narrowed to. */
  readonly versions: EndpointData<typeof docVersions> | undefined;
}

/** What the results can be narrowed to: a time, and for documents a document and its version. */
export function SearchFilters({ query, found, categories, versions = [] }: SearchFiltersProps) {
  const documents = categories?.flatMap(({ children }) => children) ?? listDocuments(found);

  // A version belongs to its document.
  const documentQuery: ListQuery = {
    ...query,
    hrefWith: (change) => query.hrefWith('doc' in change ? { ...change, version: undefined } : change),
  };

  return (
    <FilterBar
      query={documentQuery}
      groups={[
        { name: 'since', label: '更新时间', options: PERIODS },
        { name: 'doc', label: '文档', options: documents.map(({ id, name }) => ({ value: id, label: name })) },
        { name: 'version', label: '版本', options: versions.map(({ id, name }) => ({ value: id, label: name })) },
      ]}
    />
  );
}

/** Documents whose pages are among what was found, each once. */
function listDocuments(found: readonly SearchItem[]): { readonly id: string; readonly name: string }[] {
  const pages = found.filter(({ docId }) => docId !== '');
  return Array.from(new Map(pages.map(({ docId, docTitle }) => [docId, docTitle])), ([id, name]) => ({ id, name }));
}
