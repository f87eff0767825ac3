import type { DocumentPageLink } from '@portal/api-contract';
import { definePage, fetchQuery, pageData, type PageProps } from '@portal/data-access-api';
import { documentsApi } from '@portal/data-access-api/documents';
import { Button, DataNotice, EmptyState, SiteLink, Skeleton } from '@portal/ui-kit';
import { useId, useMemo, useSyncExternalStore } from 'react';
import { placeHref } from '../place/doc-place';
import { clearRecentPages, parseRecentPages, readRecentText, watchRecentPages } from '../recent/recent-pages';
import { CategoryList } from './category-list';
import { CenterHero } from './center-hero';
import styles from './document-center.module.css';
import { QUICK_START_STEPS } from './quick-start';

const { docMenu, docMenuSpecial, docRecent, docHotSearchWords } = documentsApi.endpoints;

const data = pageData(({ brand: { visibleRange } }) => ({
  menu: fetchQuery(docMenu, { visibleRange }),
  special: fetchQuery(docMenuSpecial, { visibleRange }),
  recent: fetchQuery(docRecent, { visibleRange }),
  hotWords: fetchQuery(docHotSearchWords, { visibleRange }),
}));

export const page = definePage({ data, Page: DocumentCenterPage });

/** Document center: search, a first path, all documents by category, and pages worth a look. */
function DocumentCenterPage({ menu, special: { data: special = [] }, recent, hotWords }: PageProps<typeof data>) {
  const { isError, refetch } = menu;
  const categories = menu.data?.filter(({ children }) => children.length > 0);
  return (
    <>
      <CenterHero pages={special.slice(0, QUICK_START_STEPS.length)} hotWords={hotWords.data} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {categories && categories.length > 0 && <CategoryList categories={categories} />}
          {categories?.length === 0 && <EmptyState message="文档正在整理中" />}
          {!categories && isError && <DataNotice onRetry={() => void refetch()} />}
          {!categories && !isError && <Skeleton height={480} />}
        </div>
        <aside className={styles.side}>
          <PageList title="推荐阅读" pages={special} hasSummary />
          <PageList title="最近更新" pages={recent.data ?? []} hasDate />
          <RecentViews />
        </aside>
      </div>
    </>
  );
}

/** Pages read last in this browser; the server knows nothing of them. */
function RecentViews() {
  const text = useSyncExternalStore(watchRecentPages, readRecentText, () => '');
  const pages = useMemo(() => parseRecentPages(text), [text]);
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="recent-views">
      <div className={styles.recentHead}>
        <h2 id="recent-views">最近浏览</h2>
        <Button variant="plain" onClick={clearRecentPages}>
          清空
        </Button>
      </div>
      <ul className={styles.pages}>
        {pages.map(({ id, nodeId, name, documentName }) => (
          <li key={`${id} ${nodeId}`}>
            <SiteLink href={placeHref({ id, nodeId })}>{name}</SiteLink>
            <span>{documentName}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PageListProps {
  readonly title: string;
  readonly pages: readonly DocumentPageLink[];
  readonly hasSummary?: boolean;
  readonly hasDate?: boolean;
}

/** A few pages beside the documents. */
function PageList({ title, pages, hasSummary = false, hasDate = false }: PageListProps) {
  const titleId = useId();
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul className={styles.pages}>
        {pages.map(({ id, nodeId, name, documentName, summary, updateTime }) => (
          <li key={`${id} ${nodeId}`}>
            <SiteLink href={placeHref({ id, nodeId })}>{name}</SiteLink>
            {hasSummary && summary && <p>{summary}</p>}
            <span>
              {documentName}
              {hasDate && <time dateTime={updateTime}>{updateTime}</time>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
