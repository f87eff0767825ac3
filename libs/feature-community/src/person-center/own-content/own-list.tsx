import type { ExportTask } from '@portal/api-contract/account';
import type { OwnContent } from '@portal/api-contract/community';
import type { QueryResult } from '@portal/data-access-api';
import { communityContentLifecycle, describeState } from '@portal/lifecycles';
import { type ListPage, type ListQuery, Pagination } from '@portal/ui-content';
import { DataNotice, EmptyState, SiteLink, Skeleton } from '@portal/ui-kit';
import type { ReactNode } from 'react';
import feed from '../../shared/item-feed.module.css';
import { ViewTabs } from '../../shared/view-tabs';
import { CenterPage } from '../frame/center-page';
import { ChoiceBox } from '../selection/choice-box';
import { useSelection } from '../selection/use-selection';
import { OwnBar } from './own-bar';
import { OwnRow } from './own-row';
import { OWN_STATES } from './own-tabs';
import { WorksExport } from './works-export';

/** Props of `OwnList`. */
export interface OwnListProps {
  /** What is listed, e.g. 我的文章. */
  readonly title: string;
  /** Ways to write one. */
  readonly actions?: ReactNode;
  /** Where one is written on: the editor of its kind; none where there is no editor. */
  readonly editHref?: (draftId: string) => string;
  readonly query: ListQuery;
  readonly result: QueryResult<ListPage<OwnContent>>;
  readonly exported: QueryResult<ExportTask | null>;
  readonly counts: QueryResult<readonly { readonly status: number; readonly total: number }[]>;
}

const ROW_HEIGHT = 104;

/** Own items by state, with why one was rejected and what can be done about it. */
export function OwnList({ title, actions, editHref, query, result, counts, exported }: OwnListProps) {
  const current = query.get('status');
  const totals = new Map(counts.data?.map(({ status, total }) => [status, total]));
  const { data, isError, error, refetch } = result;
  const items = data?.list ?? [];
  const selection = useSelection(items.map(({ mid }) => mid));
  return (
    <CenterPage title={title} actions={actions}>
      <WorksExport result={exported} />
      <ViewTabs
        label="状态"
        tabs={[
          { text: '全部', href: query.hrefWith({ status: undefined }), isCurrent: current === '' },
          ...OWN_STATES.map((status) => ({
            text: describeState(communityContentLifecycle, status).label,
            count: totals.get(status),
            href: query.hrefWith({ status }),
            isCurrent: current === String(status),
          })),
        ]}
      />
      <OwnBar items={items} selection={selection} />
      {!data && (
        <div className={feed.panel} role={isError ? undefined : 'status'} aria-label={`正在加载${title}`}>
          {isError ? <DataNotice error={error} onRetry={() => void refetch()} /> : <Skeleton height={ROW_HEIGHT * 3} />}
        </div>
      )}
      {data?.list.length === 0 && (
        <div className={feed.panel}>
          <EmptyState
            message={current ? '没有符合条件的结果' : '还没有内容'}
            action={current && <SiteLink href={query.resetHref}>查看全部</SiteLink>}
          />
        </div>
      )}
      {data && data.list.length > 0 && (
        <>
          <ol className={feed.panel} aria-label={title}>
            {data.list.map((item) => (
              <OwnRow key={item.mid} item={item} editHref={editHref?.(item.mid)}>
                <ChoiceBox selection={selection} id={item.mid} name={item.title || '未命名'} />
              </OwnRow>
            ))}
          </ol>
          <Pagination query={query} {...data} />
        </>
      )}
    </CenterPage>
  );
}
