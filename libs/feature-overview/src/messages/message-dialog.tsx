import { type Message, MESSAGE_TYPES } from '@portal/api-contract/account';
import { formatBeijingTime } from '@portal/ui-account';
import { AccountDialog } from '@portal/ui-account/dialog';
import { Badge, ButtonLink, ButtonRow, QueryView, Skeleton } from '@portal/ui-kit';
import { useNavigate } from 'react-router-dom';
import styles from './messages.module.css';
import type { MessagesPageProps } from './messages.page';

/** The message that `id` in the URL names; opening it is reading it. */
export function MessageDialog({ query, message }: Pick<MessagesPageProps, 'query' | 'message'>) {
  const navigate = useNavigate();
  const close = () => void navigate(query.hrefWith({ id: undefined, page: query.getPage() }), { replace: true });
  const { code } = message.error ?? {};
  return (
    <AccountDialog title={message.data?.title ?? '消息'} isOpen={query.values.id !== undefined} onClose={close}>
      {code === '404' ? (
        <p className={styles.text}>这条消息不存在，或者已经删除。</p>
      ) : (
        <QueryView result={message} waiting={<Skeleton height={148} />} label="正在加载消息" failure="消息加载失败">
          {(shown) => <MessageText message={shown} />}
        </QueryView>
      )}
    </AccountDialog>
  );
}

function MessageText({ message: { type, body, link, recordNo, createdAt } }: { readonly message: Message }) {
  return (
    <article className={styles.message}>
      <p className={styles.facts}>
        <Badge tone={type === 'security' ? 'hot' : 'muted'}>{MESSAGE_TYPES[type]}</Badge>
        <time dateTime={createdAt}>{formatBeijingTime(createdAt)}</time>
        {recordNo && <span>{recordNo}</span>}
      </p>
      <p className={styles.text}>{body}</p>
      {link && (
        <ButtonRow>
          <ButtonLink href={link} variant="primary" size="compact">
            查看详情
          </ButtonLink>
        </ButtonRow>
      )}
    </article>
  );
}
