import { COMMUNITY_CATEGORIES, CONTENT_SORTS } from '@portal/api-contract/community';
import { definePage, fetchQuery, pageData, type PageProps, urlField } from '@portal/data-access-api';
import { communityApi } from '@portal/data-access-api/community';
import { FilterBar, KeywordForm } from '@portal/ui-content';
import { ListHead } from '../shared/list-head';
import { ItemFeed } from '../shared/item-feed';
import { ItemRow } from '../shared/item-row';
import { PageColumns } from '../shared/page-columns';
import { ViewTabs } from '../shared/view-tabs';
import { ActiveMembers } from '../side/active-members';
import { PublishCard } from '../side/publish-card';
import { TagCloud } from '../side/tag-cloud';

const PAGE_SIZE = 20;
const SORTS = ['recommended', 'newest', 'hot'] as const;
const CATEGORIES = Object.keys(COMMUNITY_CATEGORIES) as (keyof typeof COMMUNITY_CATEGORIES)[];

const { listContent, listCommunityCategories, listCommunityRank, listCommunityTags } = communityApi.endpoints;

const data = pageData(
  {
    category: urlField.choice(CATEGORIES),
    tag: urlField.text(20),
    keyword: urlField.text(60),
    sort: urlField.sort(SORTS),
    page: urlField.page(),
  },
  ({ query: { sort = 'recommended', page: pageNo, ...filter } }) => ({
    articles: fetchQuery(listContent, { mainTypes: [5], ...filter, sort, pageNo, pageSize: PAGE_SIZE }),
    categories: fetchQuery(listCommunityCategories, { mainType: 5 }),
    tags: fetchQuery(listCommunityTags, { mainType: 5 }),
    members: fetchQuery(listCommunityRank),
  }),
);

export const page = definePage({ data, Page: ArticleListPage });

/** Articles by category, tag and words (design: community, `blogArticle`). */
function ArticleListPage({ query, articles, categories, tags, members }: PageProps<typeof data>) {
  const { sort = 'recommended', tag } = query.values;
  return (
    <>
      <ListHead
        title={tag ? `文章 · ${tag}` : '文章'}
        text="方案怎么定、参数怎么调、坑怎么填：来自现场的完整记录。"
        total={articles.data?.total}
        unit="篇"
        feed="articles"
      />
      <PageColumns
        aside={
          <>
            <PublishCard />
            <TagCloud result={tags} mainType={5} />
            <ActiveMembers result={members} />
          </>
        }
      >
        <FilterBar
          query={query}
          groups={[
            {
              name: 'category',
              label: '分类',
              options: (categories.data ?? []).map(({ category, name }) => ({ value: category, label: name })),
            },
          ]}
        >
          <KeywordForm query={query} label="在文章中搜索" />
        </FilterBar>
        <ViewTabs
          label="文章排序"
          tabs={SORTS.map((name) => ({
            text: CONTENT_SORTS[name],
            href: query.hrefWith({ sort: name === 'recommended' ? undefined : name }),
            isCurrent: name === sort,
          }))}
        />
        <ItemFeed name="文章" result={articles} query={query}>
          {(item) => <ItemRow item={item} />}
        </ItemFeed>
      </PageColumns>
    </>
  );
}
