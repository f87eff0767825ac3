import type { SearchModule } from '@portal/api-contract';

/** Names of the kinds of results; the contract's own, compared by a test. */
export const SEARCH_LABELS: Readonly<Record<SearchModule, string>> = {
  PRODUCT: '产品',
  SOLUTION: '解决方案',
  CASE: '案例',
  DOCUMENT: '文档',
  MARKETING_ACTIVITY: '活动',
  DEVELOP: '开发',
  NEWS: '新闻',
  RECRUIT: '招聘',
  MODEL: '工业模型',
};
