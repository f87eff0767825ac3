import type { Announcement } from '@portal/api-contract/account';
import type { QueryResult } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';
import { QueryCard } from '@portal/ui-account';
import { EmptyState, SiteLink } from '@portal/ui-kit';
import styles from './console.module.css';

/** 公告: the newest news of the portal. */
export function AnnouncementCard({ result }: { readonly result: QueryResult<readonly Announcement[]> }) {
  return (
    <QueryCard
      title="公告与动态"
      action={<SiteLink href={paths.newsCenter.href()}>更多</SiteLink>}
      result={result}
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
    </QueryCard>
  );
}
