import { Pagination } from '@portal/ui-content';
import { DataNotice, SiteLink, Skeleton } from '@portal/ui-kit';
import styles from './document-search.module.css';
import type { SearchPageProps } from './document-search.page';
import { NothingFound } from './nothing-found';
import { ResultList } from './result-list';
import { SearchFilters } from './search-filters';
import { formatCount, SearchTabs } from './search-tabs';
import { Shortcuts } from './shortcuts';

const PLACEHOLDERS = 5;

/** Kinds whose results are pages of documents. */
const AREAS: ReadonlySet<string> = new Set(['DOCUMENT', 'DEVELOP']);

/** What was found for a word, by kind. */
export function SearchResults({ query, results, hotWords, categories, versions }: SearchPageProps) {
  const { wd: word } = query.values;
  const { data, lastData, isError, error, refetch } = results;
  const isWithin = Boolean(query.values.doc) && (!query.values.module || AREAS.has(query.values.module));
  const name = lastData?.list[0]?.docTitle;
  const place = isWithin && name ? `在《${name}》中` : '';
  return (
    <>
      {/* The kinds stay while another page is on its way. */}
      <SearchTabs query={query} counts={lastData?.counts ?? []} />
      <SearchFilters query={query} found={lastData?.list ?? []} categories={categories.data} versions={versions.data} />
      {isError && !data && <DataNotice error={error} onRetry={() => void refetch()} />}
      {!isError && !data && (
        <div className={styles.list} role="status" aria-label="正在搜索">
          {Array.from({ length: PLACEHOLDERS }, (_, index) => (
            <Skeleton key={index} height={120} />
          ))}
        </div>
      )}
      {data && data.shortcuts.length > 0 && <Shortcuts shortcuts={data.shortcuts} />}
      {data && data.list.length === 0 && <NothingFound word={word} query={query} hotWords={hotWords.data} />}
      {data && data.list.length > 0 && (
        <>
          <p className={styles.summary} role="status">
            {data.correction
              ? `${data.isTypedFound ? '' : `没有找到“${word}”，`}以下是“${data.correction}”的结果`
              : `${place}“${word}”共有 ${formatCount(data.total, data.isCapped)} 条结果`}
            {data.correction && (
              <SiteLink className={styles.rest} href={query.hrefWith({ as: 'typed' })} rel="nofollow">
                {`仍然搜索“${word}”`}
              </SiteLink>
            )}
            {isWithin && (
              <SiteLink className={styles.rest} href={query.hrefWith({ doc: undefined, version: undefined })}>
                在全部内容中搜索
              </SiteLink>
            )}
          </p>
          <ResultList
            {...{ word, searched: data.correction ?? word, items: data.list }}
            firstRank={(data.pageNo - 1) * data.pageSize + 1}
          />
          <Pagination query={query} {...data} />
        </>
      )}
    </>
  );
}
