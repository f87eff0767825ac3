import { CONTENT_KIND, type Visit } from '@portal/api-contract/community';
import { definePage, fetchFresh, pageData, type PageProps, urlField } from '@portal/data-access-api';
import { communityOwnApi, useClearHistoryMutation, usePauseHistoryMutation } from '@portal/data-access-api/community';
import { Pagination } from '@portal/ui-content';
import { Button, DataNotice, EmptyState, SiteLink, Skeleton } from '@portal/ui-kit';
import { useState } from 'react';
import feed from '../../shared/item-feed.module.css';
import { formatDay } from '../../shared/format-figure';
import { TypeMark } from '../../shared/type-mark';
import { formatSeconds } from '../../writing/chapters';
import { CenterPage } from '../frame/center-page';
import styles from './my-history.module.css';

const PAGE_SIZE = 50;

const data = pageData({ page: urlField.page() }, ({ query: { page: pageNo } }) => ({
  history: fetchFresh(communityOwnApi.endpoints.listHistory, { pageNo, pageSize: PAGE_SIZE }),
}));

export const page = definePage({ data, Page: MyHistoryPage });

/** What somebody has read, day by day (design: community, `my-history`). */
function MyHistoryPage({ query, history }: PageProps<typeof data>) {
  const { data: found, isError, error, refetch } = history;
  return (
    <CenterPage title="浏览历史" actions={found && <HistoryActions isPaused={found.isPaused} total={found.total} />}>
      {found?.isPaused && <p className={styles.paused}>已暂停记录，之后浏览的内容不会出现在这里。</p>}
      {!found && (isError ? <DataNotice error={error} onRetry={() => void refetch()} /> : <Skeleton height={320} />)}
      {found?.list.length === 0 && (
        <div className={feed.panel}>
          <EmptyState message="还没有浏览记录" />
        </div>
      )}
      {found && found.list.length > 0 && (
        <>
          {groupByDay(found.list).map(([day, visits]) => (
            <section key={day} aria-label={day}>
              <h2 className={styles.day}>{day}</h2>
              <ol className={feed.panel}>
                {visits.map((visit) => (
                  <VisitRow key={visit.targetId} visit={visit} />
                ))}
              </ol>
            </section>
          ))}
          <Pagination query={query} {...found} />
        </>
      )}
    </CenterPage>
  );
}

function VisitRow({ visit }: { readonly visit: Visit }) {
  const { targetId, mainType, title, url, at, isGone } = visit;
  const progress = isGone ? '' : describeProgress(visit);
  const [clear, { isLoading }] = useClearHistoryMutation();
  return (
    <li className={styles.visit}>
      <time dateTime={at}>{at.slice(11, 16)}</time>
      {mainType && <TypeMark mainType={mainType} />}
      {isGone ? <span className={styles.gone}>内容已不可见</span> : <SiteLink href={url}>{title}</SiteLink>}
      {progress && <small className={styles.progress}>{progress}</small>}
      <Button
        variant="plain"
        aria-label={`删除记录：${title}`}
        disabled={isLoading}
        onClick={() => void clear({ targetIds: [targetId] })}
      >
        删除
      </Button>
    </li>
  );
}

/** How far something was read or watched; nothing for its beginning, and its end. */
function describeProgress({ mainType, progress }: Visit): string {
  if (progress === 0) return '';
  return mainType === CONTENT_KIND.video ? `看到 ${formatSeconds(progress)}` : `读到 ${progress}%`;
}

interface HistoryActionsProps {
  readonly isPaused: boolean;
  readonly total: number;
}

function HistoryActions({ isPaused, total }: HistoryActionsProps) {
  const [pause, pausing] = usePauseHistoryMutation();
  const [clear, clearing] = useClearHistoryMutation();
  const [isSure, setIsSure] = useState(false);
  return (
    <>
      <Button size="compact" disabled={pausing.isLoading} onClick={() => void pause({ isPaused: !isPaused })}>
        {isPaused ? '继续记录' : '暂停记录'}
      </Button>
      {total > 0 && (
        <Button
          size="compact"
          variant={isSure ? 'danger' : 'secondary'}
          disabled={clearing.isLoading}
          onBlur={() => setIsSure(false)}
          onClick={() => (isSure ? void clear({}) : setIsSure(true))}
        >
          {isSure ? '确认清空' : '清空'}
        </Button>
      )}
      {(pausing.error || clearing.error) && <span role="alert">没有成功，请稍后再试</span>}
    </>
  );
}

/** Visits by their day, in the order that they are in. */
function groupByDay(visits: readonly Visit[]): readonly (readonly [string, readonly Visit[]])[] {
  const days = new Map<string, Visit[]>();
  for (const visit of visits) {
    const day = formatDay(visit.at);
    days.set(day, [...(days.get(day) ?? []), visit]);
  }
  return [...days];
}
