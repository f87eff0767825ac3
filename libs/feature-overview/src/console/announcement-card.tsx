import { useBrand } from '@portal/data-access-api';
import { useListAnnouncementsQuery } from '@portal/data-access-api/account';
import { paths } from '@portal/portal-paths';
import { CallCard } from '@portal/ui-account';
import { EmptyState, SiteLink } from '@portal/ui-kit';
import styles from './console.module.css';

/** 公告: the newest news of the portal. */
export function AnnouncementCard() {
  const { visibleRange } = useBrand();
  const call = useListAnnouncementsQuery({ visibleRange });
  return (
    <CallCard
      title="公告与动态"
      action={<SiteLink href={paths.newsCenter.href()}>更多</SiteLink>}
      call={call}
      height={230}
    >
      {(announcements) =>
        announcements.length > 0 ? (
          <ul className={styles.lines}>
            {announcements.map(({ id, title, url, publishedOn }) => (
              <li key={id}>
                <SiteLink href={url} className={styles.line}>
                  <span className={styles.text}>{title}</span>
                  <time dateTime={publishedOn}>{publishedOn.slice(5)}</time>
                </SiteLink>
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState message="暂时没有公告" />
        )
      }
    </CallCard>
  );
}
