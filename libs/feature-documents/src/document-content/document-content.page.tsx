import { definePage, fetchQuery, pageData, type PageProps } from '@portal/data-access-api';
import { documentsApi } from '@portal/data-access-api/documents';
import { Skeleton } from '@portal/ui-kit';
import { lazy, Suspense, useMemo } from 'react';
import { placeQuery, toPlace } from '../place/doc-place';
import { TreePanel } from '../tree/tree-panel';
import { fetchVersionMaps } from '../versions/version-maps';
import { DocArticle } from './doc-article';
import { describeDocument } from './doc-head';
import styles from './document-content.module.css';
import tokens from './reading-tokens.module.css';
import { PageOutline } from './page-outline';

// Hardly anybody ever sees it.
const LoadFailure = lazy(() => import('./load-failure').then((module) => ({ default: module.LoadFailure })));

const { findDocContent, docTreeData, docBreadCrumbs, docPrevNext, docRecommend, docVersions } = documentsApi.endpoints;

const data = pageData(placeQuery, ({ brand: { visibleRange }, query, read }) => {
  const place = toPlace(query);
  const input = place && { ...place, visibleRange };
  const content = fetchQuery(findDocContent, input);
  const versions = fetchQuery(docVersions, input && { docId: input.id, visibleRange });
  // The tree opens where the page is, which for a document alone is its first.
  const nodeId = input?.nodeId ?? read(content)?.nodeId;
  return {
    content,
    crumbs: fetchQuery(docBreadCrumbs, input),
    neighbours: fetchQuery(docPrevNext, input),
    related: fetchQuery(docRecommend, input),
    versions,
    tree: fetchQuery(docTreeData, input && nodeId && { ...input, nodeId }),
    ...(input && fetchVersionMaps(input, read(versions))),
  };
});

export const page = definePage({
  data,
  item: 'content',
  head: ({ brand: { visibleRange }, query, read }) => {
    const place = toPlace(query);
    return place ? describeDocument(read, { ...place, visibleRange }) : undefined;
  },
  Page: DocumentContentPage,
});

/** Reading page of the document center: tree, page, outline. */
function DocumentContentPage({ brand: { visibleRange }, query, content: call }: PageProps<typeof data>) {
  const { values } = query;
  const input = useMemo(() => ({ ...(toPlace(values) ?? { id: '' }), visibleRange }), [values, visibleRange]);
  const { data: content, lastData, isError, refetch } = call;
  return (
    <div className={`${styles.reading} ${tokens.tokens}`}>
      <TreePanel
        input={input}
        currentId={content?.nodeId ?? input.nodeId}
        documentName={lastData?.id === input.id ? lastData.documentName : ''}
      />
      <div className={styles.page}>
        {content ? (
          <DocArticle input={input} content={content} />
        ) : isError ? (
          <Suspense fallback={null}>
            <LoadFailure onRetry={() => void refetch()} />
          </Suspense>
        ) : (
          <div role="status" aria-label="正在加载">
            <Skeleton height={48} />
            <Skeleton height={480} />
          </div>
        )}
      </div>
      <aside className={styles.outline}>
        {content && content.outline.length > 1 && <PageOutline key={content.nodeId} entries={content.outline} />}
      </aside>
    </div>
  );
}
