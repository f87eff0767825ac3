import { COMMUNITY_CATEGORIES, type MainType } from '@portal/api-contract/community';
import { fetchQuery, pageData, urlField } from '@portal/data-access-api';
import { communityApi } from '@portal/data-access-api/community';

const PAGE_SIZE = 20;
const CATEGORIES = Object.keys(COMMUNITY_CATEGORIES) as (keyof typeof COMMUNITY_CATEGORIES)[];

/** Orders of materials and videos, the first one unless told otherwise. */
export const MEDIA_SORTS = ['recommended', 'newest', 'hot'] as const;

const { listContent, listCommunityCategories, listCommunityTags } = communityApi.endpoints;

/** What a page of materials or videos asks for; tags and categories are those of the first kind. */
export function mediaData(mainTypes: [MainType, ...MainType[]]) {
  const [mainType] = mainTypes;
  return pageData(
    {
      category: urlField.choice(CATEGORIES),
      tag: urlField.text(20),
      keyword: urlField.text(60),
      sort: urlField.sort(MEDIA_SORTS),
      page: urlField.page(),
    },
    ({ query: { sort = 'recommended', page: pageNo, ...filter } }) => ({
      items: fetchQuery(listContent, { mainTypes, ...filter, sort, pageNo, pageSize: PAGE_SIZE }),
      categories: fetchQuery(listCommunityCategories, { mainType }),
      tags: fetchQuery(listCommunityTags, { mainType }),
    }),
  );
}
