import { useFindDocContentQuery } from '@portal/data-access-api/documents';
import { Skeleton } from '@portal/ui-kit';
import { lazy, Suspense } from 'react';
import { useDocInput } from '../place/use-doc-input';
import { TreePanel } from '../tree/tree-panel';
import { DocArticle } from './doc-article';
import styles from './document-content.module.css';
import { PageOutline } from './page-outline';

// Hardly anybody ever sees it.
const LoadFailure = lazy(() => import('./load-failure').then((module) => ({ default: module.LoadFailure })));

/** Reading page of the document center: tree, page, outline. */
export function DocumentContentPage() {
  const input = useDocInput();
  const { data, currentData: content, isError, refetch } = useFindDocContentQuery(input);
  return (
    <div className={styles.reading}>
      <TreePanel
        input={input}
        currentId={content?.nodeId ?? input.nodeId}
        documentName={data?.id === input.id ? data.documentName : ''}
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
