import type {
  findContent,
  getCommunityHome,
  listCommunityCategories,
  listCommunityRank,
  listCommunityTags,
  listCommunityWorks,
  listContent,
  listSimilarQuestions,
} from '@portal/api-contract/community';
import { communityAreaApi } from '../api/community-api';
import { query } from '../api/contract-endpoints';

/** What everybody may read of the community (endpoints §4.9). What pages show of a failure is their own business. */
export const communityApi = communityAreaApi.injectEndpoints({
  endpoints: () => ({
    listContent: query<typeof listContent>('POST', '/ptl/community/content/pageList', {
      provides: (input) => (input && input.sort === 'recommended' ? ['RecommendedFeed'] : []),
    }),
    findContent: query<typeof findContent>('GET', '/ptl/community/content/findById', { provides: ['CommunityItem'] }),
    listSimilarQuestions: query<typeof listSimilarQuestions>('POST', '/ptl/community/question/similar'),
    listCommunityTags: query<typeof listCommunityTags>('GET', '/ptl/community/tag/list'),
    listCommunityCategories: query<typeof listCommunityCategories>('GET', '/ptl/community/category/list'),
    listCommunityRank: query<typeof listCommunityRank>('GET', '/ptl/community/user/rank'),
    getCommunityHome: query<typeof getCommunityHome>('GET', '/ptl/community/user/home', {
      provides: ['CommunityMember'],
    }),
    listCommunityWorks: query<typeof listCommunityWorks>('POST', '/ptl/community/user/works'),
  }),
});

export const { useFindContentQuery, useListContentQuery, useListSimilarQuestionsQuery } = communityApi;
