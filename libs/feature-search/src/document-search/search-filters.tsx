import { useBrand } from '@portal/data-access-api';
import { useDocMenuQuery, useDocVersionsQuery } from '@portal/data-access-api/documents';
import { FilterBar, type ListQuery } from '@portal/ui-content';
import { useSearchParams } from 'react-router-dom';
import { readDocument, readModule } from './search-input';

const PERIODS = [
  { value: 'month', label: '近一月' },
  { value: 'quarter', label: '近三月' },
  { value: 'year', label: '近一年' },
];

/** What the results can be narrowed to: a time, and for documents a document and its version. */
export function SearchFilters({ query }: { readonly query: ListQuery }) {
  const { visibleRange } = useBrand();
  const [params] = useSearchParams();
  const { docId } = readDocument(params);
  const areDocuments = readModule(params) === 'DOCUMENT';
  const { data: categories = [] } = useDocMenuQuery({ visibleRange }, { skip: !areDocuments });
  const { data: versions = [] } = useDocVersionsQuery({ docId: docId ?? '', visibleRange }, { skip: !docId });
  const documents = areDocuments ? categories.flatMap(({ children }) => children) : [];

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
        {
          name: 'version',
          label: '版本',
          options: docId ? versions.map(({ id, name }) => ({ value: id, label: name })) : [],
        },
      ]}
    />
  );
}
