/** Tabs of the news center. */
export const NEWS_KINDS = { company: '公司新闻', industry: '行业动态', notice: '公告' } as const;
