import { NEWS_KINDS } from '@portal/api-contract';
import { api, definePage, fetchQuery, field, pageData, type PageProps } from '@portal/data-access-api';
import { newsApi } from '@portal/data-access-api/pages';
import { Container, FilterBar, ItemList, PageHead } from '@portal/ui-content';
import { NEWS_KIND_NAMES } from '../news-kinds';
import { NewsCard } from './news-card';

const PAGE_SIZE = 24;

const data = pageData(
  {
    kind: field.choice(NEWS_KIND_NAMES),
    year: field.number(2000, 2100),
    page: field.page(),
  },
  ({ brand: { visibleRange }, query: { page: pageNo, ...filter } }) => ({
    news: fetchQuery(api.endpoints.listNews, { visibleRange, ...filter, pageNo, pageSize: PAGE_SIZE }),
    years: fetchQuery(newsApi.endpoints.listNewsYears, { visibleRange }),
  }),
);

export const page = definePage({ data, Page: NewsCenterPage });

/** News center (public pages): kinds, years, pinned news first. */
function NewsCenterPage({ brand: { homeHref }, query, news, years: { data: years = [] } }: PageProps<typeof data>) {
  return (
    <>
      <PageHead
        homeHref={homeHref}
        crumbs={[{ text: '新闻中心' }]}
        title="新闻中心"
        text="产品发布、行业观察与服务公告，按类型和年份查阅。"
      />
      <Container>
        <FilterBar
          query={query}
          groups={[
            {
              name: 'kind',
              label: '类型',
              options: Object.entries(NEWS_KINDS).map(([value, label]) => ({ value, label })),
            },
            {
              name: 'year',
              label: '年份',
              options: years.map((year) => ({ value: String(year), label: `${year} 年` })),
            },
          ]}
        />
        <ItemList name="新闻" result={news} query={query} columns={3} itemHeight={360} getKey={({ id }) => id}>
          {(item) => <NewsCard news={item} />}
        </ItemList>
      </Container>
    </>
  );
}
