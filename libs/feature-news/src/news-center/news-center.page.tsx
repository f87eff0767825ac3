import { useBrand, useListNewsQuery } from '@portal/data-access-api';
import { useListNewsYearsQuery } from '@portal/data-access-api/pages';
import { Container, FilterBar, ItemList, PageHead, useListQuery } from '@portal/ui-content';
import { useSearchParams } from 'react-router-dom';
import { KIND_LABELS } from '../news-kinds';
import { NewsCard } from './news-card';
import { toNewsInput } from './news-input';

/** News center (public pages): kinds, years, pinned news first. */
export function NewsCenterPage() {
  const brand = useBrand();
  const [params] = useSearchParams();
  const query = useListQuery(['kind', 'year']);
  const news = useListNewsQuery(toNewsInput(brand, params));
  const { data: years = [] } = useListNewsYearsQuery({ visibleRange: brand.visibleRange });
  return (
    <>
      <PageHead
        homeHref={brand.homeHref}
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
              options: Object.entries(KIND_LABELS).map(([value, label]) => ({ value, label })),
            },
            {
              name: 'year',
              label: '年份',
              options: years.map((year) => ({ value: String(year), label: `${year} 年` })),
            },
          ]}
        />
        <ItemList name="新闻" call={news} query={query} columns={3} itemHeight={360} getKey={({ id }) => id}>
          {(item) => <NewsCard news={item} />}
        </ItemList>
      </Container>
    </>
  );
}
