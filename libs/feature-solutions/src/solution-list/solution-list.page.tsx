import { useBrand, useListSolutionCategoriesQuery } from '@portal/data-access-api';
import { Container, FilterBar, KeywordForm, PageHead, useListQuery } from '@portal/ui-content';
import { useSearchParams } from 'react-router-dom';
import { CallToAction } from '../shared/call-to-action';
import { filterSolutions, toSolutionsInput } from './solution-filter';
import { SolutionGroups } from './solution-groups';

/** Solutions by industry (public pages). */
export function SolutionListPage() {
  const brand = useBrand();
  const [params] = useSearchParams();
  const query = useListQuery(['industry', 'keyword']);
  const call = useListSolutionCategoriesQuery(toSolutionsInput(brand));
  const categories = call.currentData?.filter(({ childrenData }) => childrenData.length > 0);
  return (
    <>
      <PageHead
        homeHref={brand.homeHref}
        crumbs={[{ text: '解决方案' }]}
        title="行业解决方案"
        text="从一线的具体问题出发，按行业整理架构、能力与实际成效。"
      />
      <Container>
        <FilterBar
          query={query}
          groups={[
            {
              name: 'industry',
              label: '行业',
              options: (categories ?? []).map(({ id, name }) => ({ value: id, label: name })),
            },
          ]}
        >
          <KeywordForm query={query} label="搜索方案名称或关键能力" />
        </FilterBar>
        <SolutionGroups call={call} groups={categories && filterSolutions(categories, params)} query={query} />
      </Container>
      <CallToAction
        title="没有找到合适的方案？"
        text="说说现场的情况和想解决的问题，方案顾问会与您联系。"
        contactText="联系方案顾问"
      />
    </>
  );
}
