import type { ContentItem } from '@portal/api-contract/community';
import { ClampedText, SiteLink } from '@portal/ui-kit';
import type { ReactNode } from 'react';
import { AuthorLine } from './author-line';
import { formatFigure } from './format-figure';
import styles from './item-row.module.css';
import { tagHref } from './item-href';
import { toPerson } from './to-person';
import { TypeMark } from './type-mark';

/** Props of `ItemRow`. */
export interface ItemRowProps {
  readonly item: ContentItem;
  /** The list holds several kinds of items. */
  readonly hasMark?: boolean;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** An item in a feed: kind, title, two lines, who wrote it, tags and counts. */
export function ItemRow({ item, hasMark = false, children }: ItemRowProps) {
  const { mainType, title, summary, cover, url, author, publishedAt, tags, counts, isAiMade, isFeatured } = item;
  return (
    <article className={styles.row} data-cover={cover ? '' : undefined}>
      <h3 className={styles.title}>
        {hasMark && <TypeMark mainType={mainType} />}
        <SiteLink href={url}>{title}</SiteLink>
        {isFeatured && <span className={styles.featured}>精选</span>}
      </h3>
      {summary && <ClampedText className={styles.summary}>{summary}</ClampedText>}
      {cover && <img src={cover} alt="" width={168} height={94} loading="lazy" className={styles.cover} />}
      <div className={styles.foot}>
        <AuthorLine author={toPerson(author)} time={publishedAt}>
          {isAiMade && <span>含 AI 生成内容</span>}
        </AuthorLine>
        <ul className={styles.tags} aria-label="标签">
          {tags.slice(0, 3).map((tag) => (
            <li key={tag}>
              <SiteLink href={tagHref(mainType, tag)}>{tag}</SiteLink>
            </li>
          ))}
        </ul>
        <p className={styles.counts}>
          <span>{formatFigure(counts.views)} 浏览</span>
          {mainType === 4 ? (
            <span>{formatFigure(counts.answers)} 回答</span>
          ) : (
            <span>{formatFigure(counts.likes)} 赞</span>
          )}
          {mainType !== 4 && counts.comments > 0 && <span>{formatFigure(counts.comments)} 评论</span>}
        </p>
        {children}
      </div>
    </article>
  );
}
