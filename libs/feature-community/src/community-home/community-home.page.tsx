import { CONTENT_SORTS } from '@portal/api-contract/community';
import {
  api,
  definePage,
  fetchFresh,
  fetchQuery,
  pageData,
  type PageProps,
  urlField,
  useAppSelector,
} from '@portal/data-access-api';
import { communityApi } from '@portal/data-access-api/community';
import { lazy, Suspense } from 'react';
import { CommunityNotices } from '../side/community-notices';
import { ActiveMembers } from '../side/active-members';
import { OPEN_QUESTIONS, OpenQuestions } from '../side/open-questions';
import { PublishCard } from '../side/publish-card';
import { TagCloud } from '../side/tag-cloud';
import { ItemFeed } from '../shared/item-feed';
import { ItemRow } from '../shared/item-row';
import { PageColumns } from '../shared/page-columns';
import { ViewTabs } from '../shared/view-tabs';
import { CommunityBanner } from './community-banner';
import { RecommendedRow } from './recommended-row';

// Visitors load nothing of it.
const OwnFeed = lazy(() => import('./own-feed').then((module) => ({ default: module.OwnFeed })));

const PAGE_SIZE = 20;
const SORTS = ['recommended', 'newest', 'hot', 'followed'] as const;

const { listContent, listCommunityCategories, listCommunityRank, listCommunityTags } = communityApi.endpoints;

const data = pageData(
  { sort: urlField.sort(SORTS), page: urlField.page() },
  ({ brand: { visibleRange }, query: { sort = 'recommended', page: pageNo } }) => {
    // What somebody follows is known with the login alone; the document is everybody's.
    const fetchFeed = sort === 'followed' ? fetchFresh : fetchQuery;
    return {
      feed: fetchFeed(listContent, { sort, pageNo, pageSize: PAGE_SIZE }),
      categories: fetchQuery(listCommunityCategories, {}),
      questions: fetchQuery(listContent, { ...OPEN_QUESTIONS, mainTypes: [4] }),
      members: fetchQuery(listCommunityRank),
      tags: fetchQuery(listCommunityTags, {}),
      notices: fetchQuery(api.endpoints.listNews, { visibleRange, kind: 'notice', pageNo: 1, pageSize: 3 }),
    };
  },
);

export const page = definePage({ data, Page: CommunityHomePage });

/** Home page of the community (design: community): its feed, and who and what is worth a look. */
function CommunityHomePage(props: PageProps<typeof data>) {
  const { query, feed, categories, questions, members, tags, notices } = props;
  const { sort = 'recommended', page: pageNo } = query.values;
  const isRecommended = sort === 'recommended';
  const isLoggedIn = useAppSelector(({ authInfo }) => authInfo.isLoggedIn);
  return (
    <>
      <CommunityBanner categories={categories.data} />
      <PageColumns
        aside={
          <>
            <PublishCard />
            <OpenQuestions result={questions} />
            <ActiveMembers result={members} />
            <TagCloud result={tags} mainType={5} />
            <CommunityNotices result={notices} />
          </>
        }
      >
        <ViewTabs
          label="社区动态"
          tabs={SORTS.map((name) => ({
            text: CONTENT_SORTS[name],
            href: query.hrefWith({ sort: name === 'recommended' ? undefined : name }),
            isCurrent: name === sort,
          }))}
        />
        {isLoggedIn && isRecommended && (
          <Suspense fallback={null}>
            <OwnFeed input={{ sort, pageNo, pageSize: PAGE_SIZE }} />
          </Suspense>
        )}
        <ItemFeed
          name="社区动态"
          result={feed}
          query={query}
          empty={sort === 'followed' ? '登录并关注作者或标签后，新内容会出现在这里' : '社区还没有内容'}
        >
          {(item) => (isRecommended ? <RecommendedRow item={item} /> : <ItemRow item={item} hasMark />)}
        </ItemFeed>
      </PageColumns>
    </>
  );
}
