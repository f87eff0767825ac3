import type { ContentDetail } from '@portal/api-contract/community';
import { definePage, type PageProps } from '@portal/data-access-api';
import { communityPaths } from '@portal/portal-paths/community';
import { DetailState } from '@portal/ui-content';
import { AuthorLine } from '../shared/author-line';
import { ContentCard } from '../shared/content-card';
import { ItemComments } from '../shared/item-comments';
import { fetchItem, itemData } from '../shared/item-data';
import { ItemFrame } from '../shared/item-frame';
import { describeItem } from '../shared/item-head';
import { ItemTags } from '../shared/item-tags';
import { Elsewhere } from '../shared/elsewhere';
import { formatDay, formatFigure } from '../shared/format-figure';
import { ItemText } from '../shared/item-text';
import { ItemOutline } from '../shared/item-outline';
import { saysMore } from '../shared/says-more';
import { toPerson } from '../shared/to-person';
import { ItemActions } from '../taking-part/item-actions';
import styles from './article-detail.module.css';
import { ArticleData } from './article-data';
import { CopyrightNote } from './copyright-note';
import { ReadingPlace } from './reading/reading-place';

export const page = definePage({
  data: itemData,
  item: 'item',
  head: ({ params, read }) => describeItem(read(fetchItem(params)), 'Article'),
  Page: ArticleDetailPage,
});

/** An article in full (design: community, `blogArticleDetail`); read without a script. */
function ArticleDetailPage({ item: result, query }: PageProps<typeof itemData>) {
  return (
    <DetailState result={result}>
      {(item) =>
        item.mainType === 5 ? <Article item={item} sought={query.values.comment} /> : <Elsewhere item={item} />
      }
    </DetailState>
  );
}

interface ArticleProps {
  readonly item: ContentDetail;
  /** Id of the comment that the address leads to. */
  readonly sought: string | undefined;
}

function Article({ item, sought }: ArticleProps) {
  const { mid, title, summary, publishedAt, updatedAt, counts, outline } = item;
  const isChanged = formatDay(updatedAt) > formatDay(publishedAt);
  return (
    <ItemFrame
      item={item}
      list={{ text: '文章', path: communityPaths.blogArticle }}
      aside={<ItemOutline entries={outline} />}
    >
      <ContentCard>
        <article className={styles.article}>
          <header className={styles.head}>
            <h1>{title}</h1>
            <AuthorLine author={toPerson(item.author)} time={publishedAt}>
              {isChanged && <span>更新于 {formatDay(updatedAt)}</span>}
              <span>阅读约 {item.readingMinutes} 分钟</span>
              <span>{formatFigure(counts.views)} 浏览</span>
            </AuthorLine>
          </header>
          {item.isAiMade && <p className={styles.notice}>作者声明：本文含 AI 生成内容，请结合实际情况判断。</p>}
          {saysMore(summary, item.html) && <p className={styles.lead}>{summary}</p>}
          {outline.length > 1 && (
            <details className={styles.outline}>
              <summary>目录</summary>
              <ol>
                {outline.map(({ id, text, level }) => (
                  <li key={id} data-level={level}>
                    <a href={`#${id}`}>{text}</a>
                  </li>
                ))}
              </ol>
            </details>
          )}
          <ReadingPlace key={mid} mid={mid}>
            <ItemText item={item} />
          </ReadingPlace>
          <div className={styles.tags}>
            <ItemTags item={item} />
          </div>
          <CopyrightNote item={item} />
          <ItemActions item={item} />
        </article>
      </ContentCard>
      <ItemComments mid={mid} sought={sought} />
      <ArticleData item={item} />
    </ItemFrame>
  );
}
