import { useListMessagesQuery } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { CallCard, formatBeijingTime } from '@portal/ui-account';
import { EmptyState, SiteLink, VisuallyHidden } from '@portal/ui-kit';
import styles from './console.module.css';

const NEWEST = { pageNo: 1, pageSize: 5 };

/** 最新消息: the newest messages to the reader. */
export function MessageCard() {
  const call = useListMessagesQuery(NEWEST, { refetchOnMountOrArgChange: true });
  const all = accountPaths.overviewMessage.href();
  return (
    <CallCard title="最新消息" action={<SiteLink href={all}>全部消息</SiteLink>} call={call} height={230}>
      {({ list }) =>
        list.length > 0 ? (
          <ul className={styles.lines}>
            {list.map(({ id, title, isRead, createdAt }) => (
              <li key={id}>
                <SiteLink href={`${all}?id=${id}`} className={styles.line} data-unread={!isRead || undefined}>
                  <span className={styles.text}>
                    {!isRead && <VisuallyHidden>未读：</VisuallyHidden>}
                    {title}
                  </span>
                  <time dateTime={createdAt}>{formatBeijingTime(createdAt).slice(5)}</time>
                </SiteLink>
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState message="还没有消息，业务有进展时会在这里通知您" />
        )
      }
    </CallCard>
  );
}
