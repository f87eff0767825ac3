import type { HomeSection, HomeSectionOf } from '@portal/api-contract';

/** What a home page shows where the brand's own choice cannot be read. */
export const PLAIN_SECTIONS: readonly HomeSection[] = [
  { kind: 'hero', variant: 'band' },
  { kind: 'products', variant: 'cover', title: '热门产品', subtitle: '', categoryIds: [] },
  { kind: 'solutions', title: '行业解决方案', subtitle: '' },
  { kind: 'cases', variant: 'slides', title: '客户案例', subtitle: '', ids: [] },
  { kind: 'news', title: '新闻与活动', subtitle: '' },
  { kind: 'partners', title: '合作伙伴', subtitle: '' },
];

/** The section of a kind, where a home page has it. */
export function findSection<Kind extends HomeSection['kind']>(
  sections: readonly HomeSection[],
  kind: Kind,
): HomeSectionOf<Kind> | undefined {
  return sections.find((section): section is HomeSectionOf<Kind> => section.kind === kind);
}
