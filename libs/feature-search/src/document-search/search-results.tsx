import { Pagination } from '@portal/ui-content';
import { DataNotice, Skeleton } from '@portal/ui-kit';
import styles from './document-search.module.css';
import type { SearchPageProps } from './document-search.page';
import { NothingFound } from './nothing-found';
import { ResultList } from './result-list';
import { SearchFilters } from './search-filters';
import { formatCount, SearchTabs } from './search-tabs';

const PLACEHOLDERS = 5;

/** What was found for a word, by kind. */
export function SearchResults({ query, results, hotWords, categories, versions }: SearchPageProps) {
  const { wd: word } = query.values;
  const { data, lastData, isError, error, refetch } = results;
  return (
    <>
      {/* The kinds stay while another page is on its way. */}
      <SearchTabs query={query} counts={lastData?.counts ?? []} />
      <SearchFilters query={query} categories={categories.data} versions={versions.data} />
      {isError && !data && <DataNotice error={error} onRetry={() => void refetch()} />}
      {!isError && !data && (
        <div className={styles.list} role="status" aria-label="正在搜索">
          {Array.from({ length: PLACEHOLDERS }, (_, index) => (
            <Skeleton key={index} height={120} />
          ))}
        </div>
      )}
      {data && data.list.length === 0 && <NothingFound word={word} query={query} hotWords={hotWords.data} />}
      {data && data.list.length > 0 && (
        <>
          <p className={styles.summary} role="status">
            {data.correction
              ? `没有找到“${word}”，以下是“${data.correction}”的结果`
              : `“${word}”共有 ${formatCount(data.total, data.isCapped)} 条结果`}
          </p>
          <ResultList word={word} items={data.list} firstRank={(data.pageNo - 1) * data.pageSize + 1} />
          <Pagination query={query} {...data} />
        </>
      )}
    </>
  );
}
