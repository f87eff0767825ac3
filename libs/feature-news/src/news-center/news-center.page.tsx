import { type Figure, NEWS_KINDS, type NewsBrief } from '@portal/api-contract';
import { api, definePage, fetchQuery, urlField, pageData, type PageProps } from '@portal/data-access-api';
import { newsApi } from '@portal/data-access-api/pages';
import { htmlFile, paths } from '@portal/portal-paths';
import { Container, FilterBar, ItemList, ListFacts, PageHead, toOptions } from '@portal/ui-content';
import { Badge, CardLink, ClampedText, Cover, SiteLink } from '@portal/ui-kit';
import styles from './news-card.module.css';

/** Kinds of news. */
const NEWS_KIND_NAMES = ['company', 'industry', 'notice'] as const;

const PAGE_SIZE = 24;

const data = pageData(
  {
    kind: urlField.choice(NEWS_KIND_NAMES),
    year: urlField.number(2000, 2100),
    page: urlField.page(),
  },
  ({ brand: { visibleRange }, query: { page: pageNo, ...filter } }) => ({
    news: fetchQuery(api.endpoints.listNews, { visibleRange, ...filter, pageNo, pageSize: PAGE_SIZE }),
    years: fetchQuery(newsApi.endpoints.listNewsYears, { visibleRange }),
  }),
);

export const page = definePage({ data, Page: NewsCenterPage });

/** News center (public pages): kinds, years, pinned news first. */
function NewsCenterPage({ query, news, years: { data: years = [] } }: PageProps<typeof data>) {
  return (
    <>
      <PageHead
        crumbs={[{ text: '新闻中心' }]}
        title="新闻中心"
        text="产品发布、行业观察与服务公告，按类型和年份查阅。"
        meta={news.data && !query.isFiltered && <ListFacts facts={toFacts(news.data.total, years)} />}
      />
      <Container>
        <FilterBar
          query={query}
          groups={[
            {
              name: 'kind',
              label: '类型',
              options: toOptions(NEWS_KINDS),
            },
            {
              name: 'year',
              label: '年份',
              options: years.map((year) => ({ value: String(year), label: `${year} 年` })),
            },
          ]}
        />
        <ItemList name="新闻" result={news} query={query} columns={3} itemHeight={360} getKey={({ id }) => id}>
          {(item) => (item.kind === 'notice' ? <NoticeRow notice={item} /> : <NewsCard news={item} />)}
        </ItemList>
      </Container>
    </>
  );
}

function toFacts(total: number, years: readonly number[]): Figure[] {
  return [
    { value: String(total), label: '篇新闻与公告' },
    { value: String(Math.min(...years)), label: '年至今' },
  ].filter(({ value }) => Number.isFinite(Number(value)));
}

/** An announcement: a line of text across the whole list, without a picture that would mean nothing. */
function NoticeRow({ notice: { id, title, summary, publishedOn, isPinned } }: { readonly notice: NewsBrief }) {
  return (
    <SiteLink href={paths.newsDetail.href({ file: htmlFile(id) })} className={styles.notice}>
      <p className={styles.meta}>
        {isPinned && <Badge tone="hot">置顶</Badge>}
        <span>{NEWS_KINDS.notice}</span>
        <time dateTime={publishedOn}>{publishedOn}</time>
      </p>
      <h2>{title}</h2>
      <ClampedText>{summary}</ClampedText>
    </SiteLink>
  );
}

/** Card of a news item. */
function NewsCard({
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
