import { NOTICE_TYPES } from '@portal/api-contract/community';
import { definePage, fetchFresh, pageData, type PageProps, urlField } from '@portal/data-access-api';
import { communityOwnApi, useReadNoticesMutation } from '@portal/data-access-api/community';
import { useDeleteNoticesMutation } from '@portal/data-access-api/person-center';
import { Button } from '@portal/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { ViewTabs } from '../../shared/view-tabs';
import { CenterList } from '../frame/center-list';
import { CenterPage } from '../frame/center-page';
import { SureButton } from '../frame/sure-button';
import { BatchButton } from '../selection/batch-button';
import { ChoiceBox } from '../selection/choice-box';
import { SelectionBar } from '../selection/selection-bar';
import { useBatch } from '../selection/use-batch';
import { useSelection } from '../selection/use-selection';
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
  const [remove] = useDeleteNoticesMutation();
  const list = notices.data?.list ?? [];
  const selection = useSelection(list.map(({ id }) => id));
  const batch = useBatch(selection);
  const [isSetting, setIsSetting] = useState(false);
  const counts = unread.data;
  const shown = type ? (counts?.[type] ?? 0) : TYPES.reduce((sum, name) => sum + (counts?.[name] ?? 0), 0);
  const until = notices.data?.list[0]?.at;
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
      <SelectionBar selection={selection} batch={batch}>
        <BatchButton
          text="批量标为已读"
          isDisabled={batch.isDisabled || !list.some(({ id, isRead }) => !isRead && selection.chosen.includes(id))}
          onPress={() => batch.run('标为已读', (ids) => read({ ids }))}
        />
        <SureButton
          words={['批量删除', '确认批量删除']}
          isDisabled={batch.isDisabled}
          onSure={() => batch.run('删除', (ids) => remove({ ids }))}
        />
      </SelectionBar>
      <CenterList name="社区通知" result={notices} query={query} empty="没有通知">
        {(notice) => (
          <NoticeRow key={notice.id} notice={notice} onRead={() => void read({ ids: [notice.id] })}>
            <ChoiceBox
              selection={selection}
              id={notice.id}
              name={`通知：${notice.text}${notice.title && ` ${notice.title}`}`}
            />
          </NoticeRow>
        )}
      </CenterList>
      {isSetting && (
        <Suspense fallback={null}>
          <PreferenceDialog onClose={() => setIsSetting(false)} />
        </Suspense>
      )}
    </CenterPage>
  );
}
