import { type ContentDetail, COMMUNITY_CATEGORIES } from '@portal/api-contract/community';
import { definePage, fetchQuery, pageData, type PageProps } from '@portal/data-access-api';
import { communityApi, communityParticipationApi } from '@portal/data-access-api/community';
import { parseHtmlFile } from '@portal/portal-paths';
import { communityPaths } from '@portal/portal-paths/community';
import { DetailState } from '@portal/ui-content';
import { SiteLink } from '@portal/ui-kit';
import { CommentSection } from '../comments/comment-section';
import { firstComments } from '../comments/first-comments';
import { AuthorLine } from '../shared/author-line';
import { AuthorCard } from '../shared/author-card';
import { ContentCard } from '../shared/content-card';
import { CommunityCrumbs } from '../shared/community-crumbs';
import { describeItem } from '../shared/item-head';
import { Elsewhere } from '../shared/elsewhere';
import { formatDay, formatFigure } from '../shared/format-figure';
import { tagHref } from '../shared/item-href';
import { ItemText } from '../shared/item-text';
import { ItemOutline } from '../shared/item-outline';
import { PageColumns } from '../shared/page-columns';
import { RelatedItems } from '../shared/related-items';
import { toPerson } from '../shared/to-person';
import { VisitNote } from '../shared/visit-note';
import { ItemActions } from '../taking-part/item-actions';
import styles from './article-detail.module.css';
import { ArticleData } from './article-data';
import { CopyrightNote } from './copyright-note';

const data = pageData(({ params: { file } }) => {
  const mid = parseHtmlFile(file);
  return {
    article: fetchQuery(communityApi.endpoints.findContent, mid && { mid }),
    comments: fetchQuery(
      communityParticipationApi.endpoints.listComments,
      mid && firstComments({ targetType: 'content', targetId: mid }),
    ),
  };
});

export const page = definePage({
  data,
  item: 'article',
  head: ({ params: { file }, read }) => {
    const mid = parseHtmlFile(file);
    const item = read(fetchQuery(communityApi.endpoints.findContent, mid && { mid }));
    return item && describeItem(item, 'Article');
  },
  Page: ArticleDetailPage,
});

/** An article in full (design: community, `blogArticleDetail`); read without a script. */
function ArticleDetailPage({ article }: PageProps<typeof data>) {
  return (
    <DetailState result={article}>
      {(item) => (item.mainType === 5 ? <Article item={item} /> : <Elsewhere item={item} />)}
    </DetailState>
  );
}

function Article({ item }: { readonly item: ContentDetail }) {
  const { mid, title, summary, category, publishedAt, updatedAt, counts, tags, outline } = item;
  const author = toPerson(item.author);
  const isChanged = formatDay(updatedAt) > formatDay(publishedAt);
  return (
    <>
      <CommunityCrumbs
        crumbs={[
          { text: '文章', href: communityPaths.blogArticle.href() },
          { text: COMMUNITY_CATEGORIES[category], href: communityPaths.blogArticle.href(undefined, { category }) },
          { text: title },
        ]}
      />
      <PageColumns
        aside={
          <>
            {author && <AuthorCard author={author} />}
            <RelatedItems items={item.related} />
            <ItemOutline entries={outline} />
          </>
        }
      >
        <ContentCard>
          <article className={styles.article}>
            <header className={styles.head}>
              <h1>{title}</h1>
              <AuthorLine author={author} time={publishedAt}>
                {isChanged && <span>更新于 {formatDay(updatedAt)}</span>}
                <span>阅读约 {item.readingMinutes} 分钟</span>
                <span>{formatFigure(counts.views)} 浏览</span>
              </AuthorLine>
            </header>
            {item.isAiMade && <p className={styles.notice}>作者声明：本文含 AI 生成内容，请结合实际情况判断。</p>}
            {summary && <p className={styles.lead}>{summary}</p>}
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
            <ItemText item={item} />
            <ul className={styles.tags} aria-label="标签">
              {tags.map((tag) => (
                <li key={tag}>
                  <SiteLink href={tagHref(5, tag)}>{tag}</SiteLink>
                </li>
              ))}
            </ul>
            <CopyrightNote item={item} />
            <ItemActions mid={mid} counts={counts} />
          </article>
        </ContentCard>
        <ContentCard>
          <CommentSection target={{ targetType: 'content', targetId: mid }} />
        </ContentCard>
      </PageColumns>
      <ArticleData item={item} />
      <VisitNote mid={mid} />
    </>
  );
}
