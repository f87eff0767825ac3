import type { OwnContent, OwnContentDetail } from '@portal/api-contract/community';
import { EMPTY_TEXT } from '../writing/content-text';
import { buildItem } from './sample-items';

const AT = '2026-11-20T09:30:00+08:00';

/** An own item with all that its author may see. */
export function buildOwn(values: Partial<OwnContent> = {}): OwnContentDetail {
  return {
    ...{ mid: 'a1', mainType: 5, title: '断网续传的三个坑', status: 211, listingStatus: 2, auditStatus: 1 },
    ...{ revision: null, url: '/community/blogArticleDetail/a1.html', reason: '' },
    ...{ submittedAt: AT, publishedAt: AT, publishAt: null, updatedAt: AT, version: 3 },
    counts: buildItem().counts,
    actions: ['save', 'offShelf'],
    ...{ text: EMPTY_TEXT, positions: [], log: [] },
    ...values,
  };
}
