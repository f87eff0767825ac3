import { type Message, MESSAGE_TYPES } from '@portal/api-contract/account';
import { useReadMessagesMutation } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { AccountPage, StatusNotice } from '@portal/ui-account';
import { FilterSelect, FilterText, RecordList } from '@portal/ui-account/records';
import { Button, ButtonLink, SiteLink } from '@portal/ui-kit';
import { useState } from 'react';
import { DeleteDialog } from './delete-dialog';
import { MESSAGE_COLUMNS } from './message-columns';
import { MessageDialog } from './message-dialog';
import { toMessageFilter, TYPES } from './message-filter.rules';
import type { MessagesPageProps } from './messages.page';
import { sumUnread } from './sum-unread';
const READ_STATES = [
  { value: 'no', label: '未读' },
  { value: 'yes', label: '已读' },
];

interface Selection {
  /** The list it was made in. */
  readonly list: string;
  readonly keys: readonly string[];
}

/** The messages, by type, and what can be done with them. */
export function MessageInbox({ query, messages, unread: { data: counts }, message }: MessagesPageProps) {
  const filter = toMessageFilter(query.values);
  const [readMessages, { isLoading: isMarking }] = useReadMessagesMutation();
  const [notice, setNotice] = useState('');
  const [selection, setSelection] = useState<Selection>({ list: '', keys: [] });
  const [doomed, setDoomed] = useState<readonly string[]>([]);

  const list = JSON.stringify([filter, query.values.page, query.values.size]);
  const chosen = selection.list === list ? selection.keys : [];

  async function markRead(which: Parameters<typeof readMessages>[0]) {
    const { data } = await readMessages(which);
    if (!data) return;
    setNotice(data.total > 0 ? `已将 ${data.total} 条消息标为已读` : '没有未读消息');
    setSelection({ list, keys: [] });
  }

  return (
    <AccountPage
      title="消息"
      lead="业务进展、系统通知与安全提醒都在这里，标签上的数字是未读条数。"
      actions={
        <>
          <Button
            size="compact"
            disabled={isMarking || !messages.lastData?.total}
            onClick={() => void markRead(filter)}
          >
            {query.isFiltered ? '将当前筛选结果全部标为已读' : '全部标为已读'}
          </Button>
          <ButtonLink href={`${accountPaths.overviewMessage.href()}?view=preference`} size="compact">
            接收设置
          </ButtonLink>
        </>
      }
    >
      <StatusNotice text={notice} />
      <RecordList<Message>
        name="消息"
        storageKey="message"
        columns={MESSAGE_COLUMNS}
        getKey={({ id }) => id}
        result={messages}
        query={query}
        tabs={{
          name: 'type',
          items: [
            { value: '', label: '全部', total: counts && sumUnread(counts) },
            ...TYPES.map((type) => ({ value: type, label: MESSAGE_TYPES[type], total: counts?.[type] })),
          ],
        }}
        filters={
          <>
            <FilterSelect query={query} name="read" label="状态" options={READ_STATES} />
            <FilterText query={query} name="keyword" label="关键词" placeholder="标题、内容或单号" />
          </>
        }
        empty={{
          message: '还没有消息，业务有进展时会在这里通知您',
          action: <SiteLink href={accountPaths.overviewDetails.href()}>回到控制台</SiteLink>,
        }}
        rowActions={({ id, isRead }) => (
          <>
            {!isRead && (
              <Button variant="plain" disabled={isMarking} onClick={() => void markRead({ ids: [id] })}>
                标为已读
              </Button>
            )}
            <Button variant="plain" onClick={() => setDoomed([id])}>
              删除
            </Button>
          </>
        )}
        selection={{
          keys: chosen,
          onChange: (keys) => setSelection({ list, keys }),
          actions: (
            <>
              <Button variant="text" disabled={isMarking} onClick={() => void markRead({ ids: [...chosen] })}>
                标为已读
              </Button>
              <Button variant="text" onClick={() => setDoomed(chosen)}>
                删除
              </Button>
            </>
          ),
        }}
      />
      <MessageDialog query={query} message={message} />
      <DeleteDialog
        ids={doomed}
        onClose={() => setDoomed([])}
        onDone={(deleted) => {
          setDoomed([]);
          setSelection({ list, keys: [] });
          setNotice(`已删除 ${deleted} 条消息`);
        }}
      />
    </AccountPage>
  );
}
