import type { NewsBrief } from '@portal/api-contract';
import type { QueryResult } from '@portal/data-access-api';
import { htmlFile, paths } from '@portal/portal-paths';
import type { ListPage } from '@portal/ui-content';
import { SiteLink } from '@portal/ui-kit';
import { SideCard } from '../shared/side-card';
import styles from './side.module.css';

/** 公告 of the site. */
export function CommunityNotices({ result: { data } }: { readonly result: QueryResult<ListPage<NewsBrief>> }) {
  if (!data || data.list.length === 0) return null;
  return (
    <SideCard title="公告" more={{ text: '更多', href: paths.newsCenter.href(undefined, { kind: 'notice' }) }}>
      <ul className={styles.links}>
        {data.list.map(({ id, title, publishedOn }) => (
          <li key={id}>
            <SiteLink href={paths.newsDetail.href({ file: htmlFile(id) })}>{title}</SiteLink>
            <time dateTime={publishedOn}>{publishedOn}</time>
          </li>
        ))}
      </ul>
    </SideCard>
  );
}
