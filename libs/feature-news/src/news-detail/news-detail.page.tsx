import { NEWS_KINDS, type NewsDetail } from '@portal/api-contract';
import { definePage, fetchQuery, pageData, type PageProps } from '@portal/data-access-api';
import { newsApi } from '@portal/data-access-api/pages';
import { parseHtmlFile, paths } from '@portal/portal-paths';
import { Container, DetailState, ItemLinks, PageHead, RichText, ShareBar, StructuredData } from '@portal/ui-content';
import { SiteLink } from '@portal/ui-kit';
import styles from './news-detail.module.css';

const data = pageData(({ brand: { visibleRange }, params: { file } }) => {
  const id = parseHtmlFile(file);
  return { news: fetchQuery(newsApi.endpoints.findNewsById, id && { id, visibleRange }) };
});

export const page = definePage({ data, item: 'news', Page: NewsDetailPage });

/** A news item in full. */
function NewsDetailPage({ news }: PageProps<typeof data>) {
  return <DetailState result={news}>{(item) => <Article news={item} />}</DetailState>;
}

function Article({ news }: { readonly news: NewsDetail }) {
  const { title, kind, publishedOn, author, newsSource, summary, bodyHtml, previous, next, related } = news;
  return (
    <article>
      <PageHead
        crumbs={[
          { text: '新闻中心', href: paths.newsCenter.href() },
          { text: NEWS_KINDS[kind], href: paths.newsCenter.href(undefined, { kind }) },
          { text: title },
        ]}
        title={title}
        meta={
          <>
            <time dateTime={publishedOn}>{publishedOn}</time>
            <span>来源：{newsSource}</span>
            <span>作者：{author}</span>
          </>
        }
      />
      <Container>
        <div className={styles.columns}>
          <div>
            <p className={styles.lead}>{summary}</p>
            <RichText html={bodyHtml} />
            <div className={styles.share}>
              <ShareBar title={title} />
            </div>
            <nav aria-label="上一篇与下一篇" className={styles.neighbours}>
              {previous && (
                <SiteLink href={previous.url} rel="prev">
                  <span>上一篇</span>
                  {previous.title}
                </SiteLink>
              )}
              {next && (
                <SiteLink href={next.url} rel="next">
                  <span>下一篇</span>
                  {next.title}
                </SiteLink>
              )}
            </nav>
          </div>
          {related.length > 0 && (
            <aside className={styles.related} aria-labelledby="related-title">
              <h2 id="related-title">相关新闻</h2>
              <ItemLinks items={related} />
            </aside>
          )}
        </div>
      </Container>
      <StructuredData
        data={{
          '@type': 'NewsArticle',
          headline: title,
          description: summary,
          datePublished: publishedOn,
          author: { '@type': 'Organization', name: author },
        }}
      />
    </article>
  );
}
