import type { HomeContent } from '@portal/api-contract';

/** Headings of the lists while the brand's own texts are missing. */
export const DEFAULT_HEADINGS: Pick<HomeContent, 'products' | 'solutions' | 'cases' | 'news' | 'partners'> = {
  products: { title: '热门产品', subtitle: '' },
  solutions: { title: '行业解决方案', subtitle: '' },
  cases: { title: '客户案例', subtitle: '' },
  news: { title: '新闻与活动', subtitle: '' },
  partners: { title: '合作伙伴', subtitle: '' },
};

/** Title and introduction of a section. */
export type SectionHeading = HomeContent['products'];
