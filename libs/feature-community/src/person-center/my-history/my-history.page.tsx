import { CONTENT_KIND, type Visit } from '@portal/api-contract/community';
import { definePage, fetchFresh, pageData, type PageProps, type QueryResult, urlField } from '@portal/data-access-api';
import { communityOwnApi, communityUninterestingApi, useClearHistoryMutation } from '@portal/data-access-api/community';
import { type ListPage, type ListQuery, Pagination } from '@portal/ui-content';
import { Button, DataNotice, EmptyState, SiteLink, Skeleton } from '@portal/ui-kit';
import feed from '../../shared/item-feed.module.css';
import { formatDay } from '../../shared/format-figure';
import { TypeMark } from '../../shared/type-mark';
import { ViewTabs } from '../../shared/view-tabs';
import { formatSeconds } from '../../writing/chapters';
import { CenterPage } from '../frame/center-page';
import { SureButton } from '../frame/sure-button';
import { ChoiceBox } from '../selection/choice-box';
import { SelectionBar } from '../selection/selection-bar';
import { useBatch } from '../selection/use-batch';
import { type Selection, useSelection } from '../selection/use-selection';
import { HistoryActions } from './history-actions';
import styles from './my-history.module.css';
import { RestoreAll } from './restore-all';
import { UninterestingList } from './uninteresting-list';

const PAGE_SIZE = 50;

const TABS = ['uninteresting'] as const;

const data = pageData({ tab: urlField.sort(TABS), page: urlField.page() }, ({ query: { tab, page: pageNo } }) => {
  const page = { pageNo, pageSize: PAGE_SIZE };
  return {
    history: fetchFresh(communityOwnApi.endpoints.listHistory, !tab && page),
    uninteresting: fetchFresh(communityUninterestingApi.endpoints.listUninteresting, tab && page),
  };
});

export const page = definePage({ data, Page: MyHistoryPage });

/** What somebody has read, day by day (design: community, `my-history`), and what they are not interested in. */
function MyHistoryPage({ query, history, uninteresting }: PageProps<typeof data>) {
  const { tab } = query.values;
  const { data: found } = history;
  const actions = tab
    ? uninteresting.data && uninteresting.data.total > 0 && <RestoreAll />
    : found && <HistoryActions isPaused={found.isPaused} total={found.total} />;
  return (
    <CenterPage title="浏览历史" actions={actions}>
      <ViewTabs
        label="浏览历史"
        tabs={[
          { text: '看过的', href: query.hrefWith({ tab: undefined }), isCurrent: !tab },
          { text: '不感兴趣', href: query.hrefWith({ tab: 'uninteresting' }), isCurrent: tab === 'uninteresting' },
        ]}
      />
      {tab ? <UninterestingList result={uninteresting} query={query} /> : <VisitList result={history} query={query} />}
    </CenterPage>
  );
}

interface VisitListProps {
  readonly result: QueryResult<ListPage<Visit> & { readonly isPaused: boolean }>;
  readonly query: ListQuery;
}

function VisitList({ result: { data: found, isError, error, refetch }, query }: VisitListProps) {
  const selection = useSelection((found?.list ?? []).map(({ targetId }) => targetId));
  const batch = useBatch(selection);
  const [clear] = useClearHistoryMutation();
  return (
    <>
      {found?.isPaused && <p className={styles.paused}>已暂停记录，之后浏览的内容不会出现在这里。</p>}
      <SelectionBar selection={selection} batch={batch}>
        <SureButton
          words={['批量删除', '确认批量删除']}
          isDisabled={batch.isDisabled}
          onSure={() => batch.run('删除', (targetIds) => clear({ targetIds }))}
        />
      </SelectionBar>
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
                  <VisitRow key={visit.targetId} visit={visit} selection={selection} />
                ))}
              </ol>
            </section>
          ))}
          <Pagination query={query} {...found} />
        </>
      )}
    </>
  );
}

function VisitRow({ visit, selection }: { readonly visit: Visit; readonly selection: Selection }) {
  const { targetId, mainType, title, url, at, isGone } = visit;
  const progress = isGone ? '' : describeProgress(visit);
  const [clear, { isLoading }] = useClearHistoryMutation();
  return (
    <li className={styles.visit}>
      <ChoiceBox selection={selection} id={targetId} name={title} />
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

/** Visits by their day, in the order that they are in. */
function groupByDay(visits: readonly Visit[]): readonly (readonly [string, readonly Visit[]])[] {
  const days = new Map<string, Visit[]>();
  for (const visit of visits) {
    const day = formatDay(visit.at);
    days.set(day, [...(days.get(day) ?? []), visit]);
  }
  return [...days];
}
