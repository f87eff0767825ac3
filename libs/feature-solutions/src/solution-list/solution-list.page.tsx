import { useBrand } from '@portal/data-access-api';
import { useListSolutionGroupsQuery, useListSolutionsQuery } from '@portal/data-access-api/pages';
import { Container, FilterBar, ItemList, KeywordForm, PageHead, useListQuery } from '@portal/ui-content';
import { useSearchParams } from 'react-router-dom';
import { CallToAction } from '../shared/call-to-action';
import { SolutionCard } from './solution-card';
import { SolutionGroups } from './solution-groups';
import { isList, toGroupsInput, toSolutionsInput } from './solution-input';

/** Solutions by industry; an industry and a keyword lead to a list in pages (public pages). */
export function SolutionListPage() {
  const brand = useBrand();
  const [params] = useSearchParams();
  const query = useListQuery(['industry', 'keyword']);
  const groups = useListSolutionGroupsQuery(toGroupsInput(brand, params));
  const solutions = useListSolutionsQuery(toSolutionsInput(brand, params), { skip: !isList(params) });
  // The names stay while the list and the overview take turns.
  const industries = groups.data ?? [];
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
              options: industries.map(({ id, name }) => ({ value: id, label: name })),
            },
          ]}
        >
          <KeywordForm query={query} label="搜索方案名称或关键能力" />
        </FilterBar>
        {isList(params) ? (
          <ItemList name="解决方案" call={solutions} query={query} itemHeight={380} getKey={({ id }) => id}>
            {(solution) => <SolutionCard solution={solution} />}
          </ItemList>
        ) : (
          <SolutionGroups call={groups} />
        )}
      </Container>
      <CallToAction
        title="没有找到合适的方案？"
        text="说说现场的情况和想解决的问题，方案顾问会与您联系。"
        contactText="联系方案顾问"
      />
    </>
  );
}
