import { COMMUNITY_CATEGORIES } from '@portal/api-contract/community';
import { definePage, fetchQuery, pageData, type PageProps, urlField } from '@portal/data-access-api';
import { communityApi } from '@portal/data-access-api/community';
import { communityPaths } from '@portal/portal-paths/community';
import { FilterBar, KeywordForm } from '@portal/ui-content';
import { ButtonLink } from '@portal/ui-kit';
import { ItemFeed } from '../shared/item-feed';
import { ListHead } from '../shared/list-head';
import { PageColumns } from '../shared/page-columns';
import { QuestionRow } from '../shared/question-row';
import { ViewTabs } from '../shared/view-tabs';
import { ActiveMembers } from '../side/active-members';
import { PublishCard } from '../side/publish-card';
import { TagCloud } from '../side/tag-cloud';

const PAGE_SIZE = 20;
const CATEGORIES = Object.keys(COMMUNITY_CATEGORIES) as (keyof typeof COMMUNITY_CATEGORIES)[];

/** Views of the questions (design: community, `qa`): what each asks for; the first has no name in the URL. */
const TABS = {
  newest: { text: '最新', input: { sort: 'newest' } },
  unanswered: { text: '待回答', input: { sort: 'newest', question: 'unanswered' } },
  accepted: { text: '已采纳', input: { sort: 'newest', question: 'accepted' } },
  bounty: { text: '悬赏', input: { sort: 'newest', question: 'bounty' } },
  hot: { text: '热门', input: { sort: 'hot' } },
} as const;
const TAB_NAMES = ['newest', 'unanswered', 'accepted', 'bounty', 'hot'] as const;

const { listContent, listCommunityCategories, listCommunityRank, listCommunityTags } = communityApi.endpoints;

const data = pageData(
  {
    tab: urlField.sort(TAB_NAMES),
    category: urlField.choice(CATEGORIES),
    tag: urlField.text(20),
    keyword: urlField.text(60),
    page: urlField.page(),
  },
  ({ query: { tab = 'newest', page: pageNo, ...filter } }) => ({
    questions: fetchQuery(listContent, {
      ...{ mainTypes: [4], ...filter, pageNo, pageSize: PAGE_SIZE },
      ...TABS[tab].input,
    }),
    categories: fetchQuery(listCommunityCategories, { mainType: 4 }),
    tags: fetchQuery(listCommunityTags, { mainType: 4 }),
    members: fetchQuery(listCommunityRank),
  }),
);

export const page = definePage({ data, Page: QuestionListPage });

/** Questions by how they stand, category, tag and words (design: community, `qa`). */
function QuestionListPage({ query, questions, categories, tags, members }: PageProps<typeof data>) {
  const { tab = 'newest', tag } = query.values;
  return (
    <>
      <ListHead
        title={tag ? `问答 · ${tag}` : '问答'}
        text="说清现象、环境和试过的办法，懂行的人会来回答。"
        total={questions.data?.total}
        unit="个问题"
        feed="questions"
      />
      <PageColumns
        aside={
          <>
            <PublishCard />
            <TagCloud result={tags} mainType={4} />
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
          <KeywordForm query={query} label="在问答中搜索" />
        </FilterBar>
        <ViewTabs
          label="问题状态"
          tabs={TAB_NAMES.map((name) => ({
            text: TABS[name].text,
            href: query.hrefWith({ tab: name === 'newest' ? undefined : name }),
            isCurrent: name === tab,
          }))}
        />
        <ItemFeed name="问题" result={questions} query={query}>
          {(item) => <QuestionRow item={item} />}
        </ItemFeed>
        <p>
          没有找到答案？
          <ButtonLink href={communityPaths.publishQuestion.href()} variant="text">
            提一个问题
          </ButtonLink>
        </p>
      </PageColumns>
    </>
  );
}
