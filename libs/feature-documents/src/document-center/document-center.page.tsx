import { useBrand } from '@portal/data-access-api';
import { useDocMenuQuery, useDocMenuSpecialQuery, useDocRecentQuery } from '@portal/data-access-api/documents';
import { DataNotice, EmptyState, Skeleton } from '@portal/ui-kit';
import { CategoryList } from './category-list';
import { CenterHero } from './center-hero';
import styles from './document-center.module.css';
import { PageList } from './page-list';
import { QUICK_START_STEPS } from './quick-start';
import { RecentViews } from './recent-views';

/** Document center: search, a first path, all documents by category, and pages worth a look. */
export function DocumentCenterPage() {
  const { visibleRange } = useBrand();
  const { data: special = [] } = useDocMenuSpecialQuery({ visibleRange });
  const { data: recent = [] } = useDocRecentQuery({ visibleRange });
  const { data: menu, isError, refetch } = useDocMenuQuery({ visibleRange });
  const categories = menu?.filter(({ children }) => children.length > 0);
  return (
    <>
      <CenterHero pages={special.slice(0, QUICK_START_STEPS.length)} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {categories && categories.length > 0 && <CategoryList categories={categories} />}
          {categories?.length === 0 && <EmptyState message="文档正在整理中" />}
          {!categories && isError && <DataNotice onRetry={() => void refetch()} />}
          {!categories && !isError && <Skeleton height={480} />}
        </div>
        <aside className={styles.side}>
          <PageList title="推荐阅读" pages={special} hasSummary />
          <PageList title="最近更新" pages={recent} hasDate />
          <RecentViews />
        </aside>
      </div>
    </>
  );
}
