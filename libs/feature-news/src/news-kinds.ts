import type { NewsBrief } from '@portal/api-contract';

/** Kinds of news. */
export const NEWS_KIND_NAMES = ['company', 'industry', 'notice'] as const;

/** Names of the kinds of news; the contract's own, compared by a test. */
export const KIND_LABELS: Readonly<Record<NewsBrief['kind'], string>> = {
  company: '公司新闻',
  industry: '行业动态',
  notice: '公告',
};
