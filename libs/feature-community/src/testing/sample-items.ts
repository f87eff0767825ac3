import type {
  CommunityAnswer,
  CommunityComment,
  CommunityPerson,
  ContentDetail,
  ContentItem,
} from '@portal/api-contract/community';

const AT = '2026-11-20T09:30:00+08:00';

/** A member of the community. */
export function buildPerson(values: Partial<CommunityPerson> = {}): CommunityPerson {
  return {
    userCode: 'u-lin',
    nickname: '林工',
    avatar: '',
    verified: 'person',
    level: 3,
    ipRegion: '江苏',
    ...values,
  };
}

/** An article in a list. */
export function buildItem(values: Partial<ContentItem> = {}): ContentItem {
  return {
    mid: 'a1',
    mainType: 5,
    title: '断网续传的三个坑',
    summary: '缓存多大、时间戳以谁为准、补传怎样不挤占实时数据。',
    cover: '',
    category: 'edge',
    tags: ['边缘网关', '断网续传'],
    author: { userCode: 'u-lin', name: '林工', avatar: '', level: 3, badge: 'personal', region: '江苏' },
    url: '/community/blogArticleDetail/a1.html',
    isAiMade: false,
    isFeatured: true,
    publishedAt: AT,
    updatedAt: AT,
    counts: { views: 12_480, likes: 36, votes: 0, collects: 9, comments: 4, answers: 0, shares: 2, downloads: 0 },
    question: null,
    file: null,
    ...values,
  };
}

/** A question in a list. */
export function buildQuestion(values: Partial<ContentItem> = {}): ContentItem {
  return buildItem({
    ...{ mid: 'q1', mainType: 4, title: 'OPC UA 订阅偶尔丢数据，怎么定位？', isFeatured: false },
    summary: '夜里两点左右会少十几个点。',
    url: '/community/qaDetail/q1.html',
    counts: { views: 320, likes: 0, votes: 5, collects: 1, comments: 0, answers: 2, shares: 0, downloads: 0 },
    question: { status: 2, bounty: 50 },
    ...values,
  });
}

/** An item in full. */
export function buildDetail(values: Partial<ContentDetail> = {}): ContentDetail {
  return {
    ...buildItem(),
    html: '<h2 id="缓存">缓存</h2><p>先算一天的量。</p><h2 id="时间">时间</h2><p>以采集端为准。</p>',
    outline: [
      { id: '缓存', text: '缓存', level: 2 },
      { id: '时间', text: '时间', level: 2 },
    ],
    ...{ readingMinutes: 6, origin: 1, source: '', licence: 'cc-by', audience: 1 },
    ...{ fileUrl: '', captionsUrl: '', chapters: [], series: '', productCode: '', productVersion: '' },
    ...{ duplicateOf: null, closedReason: '', related: [buildQuestion()], previous: null, next: null, mine: null },
    ...values,
  };
}

const COUNTS = {
  ...{ likes: 2, upvotes: 3, downvotes: 0, score: 3, comments: 1 },
  ...{ answers: 0, collects: 0, follows: 0, shares: 0 },
};
const NO_PART = { liked: false, vote: 0, collected: false, followed: false } as const;

/** An answer. */
export function buildAnswer(values: Partial<CommunityAnswer> = {}): CommunityAnswer {
  return {
    ...{ id: 'an1', questionId: 'q1', author: buildPerson(), body: '', html: '<p>先看发布间隔。</p>' },
    ...{ hasAi: false, createdAt: AT, editedAt: null, ipRegion: '江苏', version: 1 },
    ...{ isAccepted: false, isMine: false, isWaiting: false, isHidden: false, canAccept: false },
    ...{ counts: COUNTS, mine: NO_PART },
    ...values,
  };
}

/** A comment of the first level. */
export function buildComment(values: Partial<CommunityComment> = {}): CommunityComment {
  return {
    ...{ id: 'c1', parentId: null, author: buildPerson(), replyTo: null, text: '第二点 @周师傅 也遇到过' },
    mentions: [{ userCode: 'u-zhou', nickname: '周师傅' }],
    ...{ createdAt: AT, ipRegion: '江苏', likes: 2, liked: false, isByAuthor: true, isMine: false },
    ...{ isDeleted: false, isWaiting: false, isHidden: false, replyTotal: 0, replies: [] },
    ...values,
  };
}

/** A page of a list. */
export function buildPage<Item>(list: readonly Item[], pageSize = 20) {
  return { list: [...list], total: list.length, pageNo: 1, pageSize };
}
