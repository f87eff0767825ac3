import type { Figure, SolutionGroup } from '@portal/api-contract';
import { definePage, fetchQuery, urlField, pageData, type PageProps } from '@portal/data-access-api';
import { solutionsApi } from '@portal/data-access-api/pages';
import { Container, FilterBar, ItemList, ListFacts, KeywordForm, PageHead } from '@portal/ui-content';
import { CallToAction } from '../shared/call-to-action';
import { SolutionCard } from './solution-card';
import { SolutionGroups } from './solution-groups';

/** Solutions of an industry before the rest is asked for: one row. */
const GROUP_SIZE = 3;
const PAGE_SIZE = 12;

/** Longest values the call takes; the contract's own, compared by a test. */
export const SOLUTION_FILTER_LIMITS = { categoryId: 64, keyword: 50 } as const;

const { listSolutionGroups, listSolutions } = solutionsApi.endpoints;

const data = pageData(
  {
    industry: urlField.text(SOLUTION_FILTER_LIMITS.categoryId),
    keyword: urlField.text(SOLUTION_FILTER_LIMITS.keyword),
    page: urlField.page(),
  },
  ({ brand: { visibleRange }, query: { industry: categoryId, keyword, page: pageNo } }) => {
    // An industry or a keyword asks for a list, which needs the names of the industries alone.
    const isList = Boolean(categoryId ?? keyword);
    return {
      groups: fetchQuery(listSolutionGroups, { visibleRange, size: isList ? 0 : GROUP_SIZE }),
      solutions: fetchQuery(
        listSolutions,
        isList && { visibleRange, categoryId, keyword, pageNo, pageSize: PAGE_SIZE },
      ),
    };
  },
);

export const page = definePage({ data, Page: SolutionListPage });

function toFacts(industries: readonly SolutionGroup[]): Figure[] {
  const total = industries.reduce((sum, industry) => sum + industry.total, 0);
  return [
    { value: String(total), label: '个方案' },
    { value: String(industries.length), label: '个行业' },
  ];
}

/** Solutions by industry; an industry and a keyword lead to a list in pages (public pages). */
function SolutionListPage({ query, groups, solutions }: PageProps<typeof data>) {
  // The names stay while the list and the overview take turns.
  const industries = groups.lastData ?? [];
  return (
    <>
      <PageHead
        crumbs={[{ text: '解决方案' }]}
        title="行业解决方案"
        text="从一线的具体问题出发，按行业整理架构、能力与实际成效。"
        meta={industries.length > 0 && <ListFacts facts={toFacts(industries)} />}
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
        {query.isFiltered ? (
          <ItemList name="解决方案" result={solutions} query={query} itemHeight={380} getKey={({ id }) => id}>
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
