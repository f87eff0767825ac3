import type { ContentDetail } from '@portal/api-contract/community';
import type { PageHeadInfo } from '@portal/data-access-api';
import { formatDay } from './format-figure';

const MAX_SUMMARY = 160;

/** What an item says of itself in the head of its page; nothing where there is none. */
export function describeItem(item: ContentDetail | undefined, type: PageHeadInfo['type']): PageHeadInfo | undefined {
  if (!item) return undefined;
  const { title, summary, tags, updatedAt, url } = item;
  return {
    type,
    title,
    summary: summary.slice(0, MAX_SUMMARY),
    keywords: tags.join(','),
    updatedOn: formatDay(updatedAt),
    canonicalPath: url,
  };
}
