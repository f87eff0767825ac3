import type { NewsBrief } from '@portal/api-contract';
import { htmlFile, paths } from '@portal/portal-paths';
import { Cover, SiteLink } from '@portal/ui-kit';
import styles from './news-list.module.css';

/** Names of the kinds of news. */
export const KINDS: Readonly<Record<NewsBrief['kind'], string>> = {
  company: '公司新闻',
  industry: '行业动态',
  notice: '公告',
};

/** News, newest first; the first one large with its picture. */
export function NewsList({ news }: { readonly news: readonly NewsBrief[] }) {
  const [lead, ...others] = news;
  if (!lead) return null;
  return (
    <div className={styles.news}>
      <SiteLink href={getHref(lead)} className={styles.lead}>
        <Cover src={lead.coverImage} sizes="(max-width: 767px) 92vw, 30vw" className={styles.cover} />
        <div className={styles.leadText}>
          <p className={styles.meta}>
            {KINDS[lead.kind]}
            <time dateTime={lead.publishedOn}>{lead.publishedOn}</time>
          </p>
          <h3>{lead.title}</h3>
          <p>{lead.summary}</p>
        </div>
      </SiteLink>
      <ul className={styles.list}>
        {others.map((item) => (
          <li key={item.id}>
            <SiteLink href={getHref(item)} className={styles.row}>
              <p className={styles.meta}>
                {KINDS[item.kind]}
                <time dateTime={item.publishedOn}>{item.publishedOn}</time>
              </p>
              <h3>{item.title}</h3>
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function getHref({ id }: NewsBrief): string {
  return paths.newsDetail.href({ file: htmlFile(id) });
}
