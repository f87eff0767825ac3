import { NOTICE_TYPES } from '@portal/api-contract/community';
import { definePage, fetchFresh, pageData, type PageProps, urlField } from '@portal/data-access-api';
import { communityOwnApi, useReadNoticesMutation } from '@portal/data-access-api/community';
import { Pagination } from '@portal/ui-content';
import { Button, DataNotice, EmptyState, Skeleton } from '@portal/ui-kit';
import { lazy, Suspense, useState } from 'react';
import feed from '../../shared/item-feed.module.css';
import { ViewTabs } from '../../shared/view-tabs';
import { CenterPage } from '../frame/center-page';
import { NoticeRow } from './notice-row';

const PreferenceDialog = lazy(() =>
  import('./preference-dialog').then((module) => ({ default: module.PreferenceDialog })),
);

const PAGE_SIZE = 20;
const TYPES = ['comment', 'mention', 'like', 'accept', 'follow', 'system'] as const;

const { countUnreadNotices, listNotices } = communityOwnApi.endpoints;

const data = pageData({ type: urlField.choice(TYPES), page: urlField.page() }, ({ query: { type, page: pageNo } }) => ({
  notices: fetchFresh(listNotices, { ...(type && { type }), pageNo, pageSize: PAGE_SIZE }),
  unread: fetchFresh(countUnreadNotices),
}));

export const page = definePage({ data, Page: MyNoticePage });

/** Notices by type; marks touch what is shown alone (design: community, `my-notice`; complaint 10). */
function MyNoticePage({ query, notices, unread }: PageProps<typeof data>) {
  const { type } = query.values;
  const [read, { isLoading, error: failed }] = useReadNoticesMutation();
  const [isSetting, setIsSetting] = useState(false);
  const { data: found, isError, error, refetch } = notices;
  const counts = unread.data;
  const shown = type ? (counts?.[type] ?? 0) : TYPES.reduce((sum, name) => sum + (counts?.[name] ?? 0), 0);
  const until = found?.list[0]?.at;
  return (
    <CenterPage
      title="社区通知"
      actions={
        <>
          <Button
            size="compact"
            disabled={isLoading || shown === 0 || !until}
            onClick={() => void read({ ...(type && { type }), until })}
          >
            {type ? `将“${NOTICE_TYPES[type]}”标为已读` : '全部标为已读'}
          </Button>
          <Button size="compact" aria-haspopup="dialog" onClick={() => setIsSetting(true)}>
            通知设置
          </Button>
          {failed && <span role="alert">没有成功，请稍后再试</span>}
        </>
      }
    >
      <ViewTabs
        label="通知类型"
        tabs={[
          { text: '全部', href: query.hrefWith({ type: undefined }), isCurrent: !type },
          ...TYPES.map((name) => ({
            text: NOTICE_TYPES[name],
            count: counts?.[name],
            href: query.hrefWith({ type: name }),
            isCurrent: name === type,
          })),
        ]}
      />
      {!found && (isError ? <DataNotice error={error} onRetry={() => void refetch()} /> : <Skeleton height={320} />)}
      {found?.list.length === 0 && (
        <div className={feed.panel}>
          <EmptyState message="没有通知" />
        </div>
      )}
      {found && found.list.length > 0 && (
        <>
          <ol className={feed.panel} aria-label="社区通知">
            {found.list.map((notice) => (
              <NoticeRow key={notice.id} notice={notice} onRead={() => void read({ ids: [notice.id] })} />
            ))}
          </ol>
          <Pagination query={query} {...found} />
        </>
      )}
      {isSetting && (
        <Suspense fallback={null}>
          <PreferenceDialog onClose={() => setIsSetting(false)} />
        </Suspense>
      )}
    </CenterPage>
  );
}
