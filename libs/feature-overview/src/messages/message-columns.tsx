import { type Message, MESSAGE_TYPES } from '@portal/api-contract/account';
import { RecordTime, type RecordColumn } from '@portal/ui-account/records';
import { Badge, SiteLink, VisuallyHidden } from '@portal/ui-kit';
import { useLocation } from 'react-router-dom';
import styles from './messages.module.css';

/** Columns of the list of messages. */
export const MESSAGE_COLUMNS: readonly RecordColumn<Message>[] = [
  { key: 'title', title: '消息', isFixed: true, isFluid: true, render: (message) => <Subject message={message} /> },
  {
    key: 'type',
    title: '类型',
    render: ({ type }) => <Badge tone={type === 'security' ? 'hot' : 'muted'}>{MESSAGE_TYPES[type]}</Badge>,
  },
  {
    key: 'createdAt',
    title: '时间',
    render: ({ createdAt }) => <RecordTime at={createdAt} />,
  },
];

/** Title with the beginning of the text; it opens the message, beside the list and its filters. */
function Subject({ message: { id, title, body, isRead } }: { readonly message: Message }) {
  const { pathname, search } = useLocation();
  const opened = new URLSearchParams(search);
  opened.set('id', id);
  return (
    <SiteLink
      href={`${pathname}?${opened.toString()}`}
      isInPlace
      className={styles.subject}
      data-unread={!isRead || undefined}
    >
      <span className={styles.title}>
        {!isRead && <VisuallyHidden>未读：</VisuallyHidden>}
        {title}
      </span>
      {body && <span className={styles.body}>{body}</span>}
    </SiteLink>
  );
}
