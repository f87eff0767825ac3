import { baseApi } from './api';
import type { CommunityTag } from './tags';

const TAGS: readonly CommunityTag[] = [
  'CommunityItem',
  'CommunityAnswer',
  'CommunityComment',
  'CommunityMember',
  'CommunityNotice',
  'OwnContent',
  'OwnDraft',
  'Collection',
  'ReadingHistory',
  'RecommendedFeed',
  'LikedList',
];

/** The one API with what the community's endpoints invalidate; other pages do without these names. */
export const communityAreaApi = baseApi.enhanceEndpoints({ addTagTypes: TAGS });
