import { definePage, fetchQuery, pageData, type PageProps } from '@portal/data-access-api';
import { documentsApi } from '@portal/data-access-api/documents';
import { DataNotice, EmptyState, Skeleton } from '@portal/ui-kit';
import { CategoryList } from './category-list';
import { CenterHero } from './center-hero';
import styles from './document-center.module.css';
import { PageList } from './page-list';
import { QUICK_START_STEPS } from './quick-start';
import { RecentViews } from './recent-views';

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
