import { NEWS_KINDS, type NewsBrief } from '@portal/api-contract';
import { htmlFile, paths } from '@portal/portal-paths';
import { Badge, CardLink, ClampedText, Cover } from '@portal/ui-kit';
import styles from './news-card.module.css';

/** Card of a news item. */
export function NewsCard({
  news: { id, title, kind, summary, publishedOn, coverImage, isPinned },
}: {
  readonly news: NewsBrief;
}) {
  return (
    <CardLink href={paths.newsDetail.href({ file: htmlFile(id) })} className={styles.card}>
      <Cover src={coverImage} sizes="(max-width: 767px) 92vw, 440px" className={styles.cover} />
      <div className={styles.body}>
        <p className={styles.meta}>
          {isPinned && <Badge tone="hot">置顶</Badge>}
          <span>{NEWS_KINDS[kind]}</span>
          <time dateTime={publishedOn}>{publishedOn}</time>
        </p>
        <h2>{title}</h2>
        <ClampedText>{summary}</ClampedText>
      </div>
    </CardLink>
  );
}
