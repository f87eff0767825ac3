import type { ContentModule } from '../rules/content-types';

/** Kinds of search results (spec §3); models are ours. */
export const SEARCH_MODULES = {
  PRODUCT: '产品',
  SOLUTION: '解决方案',
  CASE: '案例',
  DOCUMENT: '文档',
  MARKETING_ACTIVITY: '活动',
  DEVELOP: '开发',
  NEWS: '新闻',
  RECRUIT: '招聘',
  MODEL: '工业模型',
  COMMUNITY: '社区',
} as const satisfies Record<ContentModule, string>;

/**
 * Counts end here: `300` with `isCapped` means 300 or more, and a kind that is capped with less may have more. Nobody
 * reads on so far, and counting everything would make frequent words slow.
 */
export const SEARCH_COUNT_CAP = 300;
