import type { EndpointInput } from '@portal/api-contract';
import { COMMUNITY_CATEGORIES, CONTENT_SORTS, type listContent, type MainType } from '@portal/api-contract/community';
import { fetchQuery, urlField } from '@portal/data-access-api';
import { communityApi } from '@portal/data-access-api/community';
import type { ListViews } from './list-frame';

const PAGE_SIZE = 20;
const CATEGORIES = Object.keys(COMMUNITY_CATEGORIES) as (keyof typeof COMMUNITY_CATEGORIES)[];
const SORTS = ['recommended', 'newest', 'hot'] as const;

const { endpoints } = communityApi;

/** Fields by which every list of the community is narrowed. */
export const LIST_FIELDS = {
  category: urlField.choice(CATEGORIES),
  tag: urlField.text(20),
  keyword: urlField.text(60),
  page: urlField.page(),
};

/** The same of a list that has orders, the first one unless told otherwise. */
export const SORTED_LIST_FIELDS = { ...LIST_FIELDS, sort: urlField.sort(SORTS) };

/** Orders as views of a list. */
export const SORT_VIEWS: Omit<ListViews, 'label'> = {
  field: 'sort',
  texts: Object.fromEntries(SORTS.map((name) => [name, CONTENT_SORTS[name]])),
};

/** Values of the fields of a list, and what else narrows it. */
type ListInput = Partial<Omit<EndpointInput<typeof listContent>, 'mainTypes' | 'pageNo' | 'pageSize'>> & {
  readonly page: number;
};

/** Requests of a list of items with its tags and categories, which are those of the first kind. */
export function listItems(
  mainTypes: [MainType, ...MainType[]],
  { page: pageNo, sort = 'recommended', ...input }: ListInput,
) {
  const [mainType] = mainTypes;
  return {
    items: fetchQuery(endpoints.listContent, { mainTypes, sort, ...input, pageNo, pageSize: PAGE_SIZE }),
    categories: fetchQuery(endpoints.listCommunityCategories, { mainType }),
    tags: fetchQuery(endpoints.listCommunityTags, { mainType }),
  };
}
