import { useBrand } from '@portal/data-access-api';
import { useSearchResultQuery } from '@portal/data-access-api/search';
import { Pagination, useListQuery } from '@portal/ui-content';
import { DataNotice, Skeleton } from '@portal/ui-kit';
import { useSearchParams } from 'react-router-dom';
import styles from './document-search.module.css';
import { NothingFound } from './nothing-found';
import { ResultList } from './result-list';
import { SearchFilters } from './search-filters';
import { FILTER_NAMES, toSearchInput } from './search-input';
import { formatCount, SearchTabs } from './search-tabs';

const PLACEHOLDERS = 5;

/** What was found for a word, by kind. */
export function SearchResults({ word }: { readonly word: string }) {
  const brand = useBrand();
  const [params] = useSearchParams();
  const query = useListQuery(FILTER_NAMES);
  const { currentData, data, isError, error, refetch } = useSearchResultQuery(toSearchInput(brand, params));
  return (
    <>
      {/* The kinds stay while another page is on its way. */}
      <SearchTabs query={query} counts={(currentData ?? data)?.counts ?? []} />
      <SearchFilters query={query} />
      {isError && !currentData && <DataNotice error={error} onRetry={() => void refetch()} />}
      {!isError && !currentData && (
        <div className={styles.list} role="status" aria-label="正在搜索">
          {Array.from({ length: PLACEHOLDERS }, (_, index) => (
            <Skeleton key={index} height={120} />
          ))}
        </div>
      )}
      {currentData && currentData.list.length === 0 && <NothingFound word={word} query={query} />}
      {currentData && currentData.list.length > 0 && (
        <>
          <p className={styles.summary} role="status">
            {currentData.correction
              ? `没有找到“${word}”，以下是“${currentData.correction}”的结果`
              : `“${word}”共有 ${formatCount(currentData.total, currentData.isCapped)} 条结果`}
          </p>
          <ResultList
            word={word}
            items={currentData.list}
            firstRank={(currentData.pageNo - 1) * currentData.pageSize + 1}
          />
          <Pagination query={query} {...currentData} />
        </>
      )}
    </>
  );
}
