import type { ItemLink } from '@portal/api-contract';

interface TitledRow {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
}

/** Folder of a kind's detail pages (spec §2), without the brand's prefix. */
export const DETAIL_PATHS = {
  solution: '/solution',
  case: '/case-details',
  news: '/news-center-detail',
  activity: '/activity-center-detail',
  model: '/modelDetail',
  product: '/product-detail',
} as const;

/** What lists of another kind show of an item, with the URL of its page. */
export function toItemLink(kind: keyof typeof DETAIL_PATHS, { id, title, summary }: TitledRow): ItemLink {
  return { id, title, summary, url: toDetailUrl(kind, id) };
}

/** URL of an item's page. */
export function toDetailUrl(kind: keyof typeof DETAIL_PATHS, id: string): string {
  return `${DETAIL_PATHS[kind]}/${encodeURIComponent(id)}.html`;
}
