import type { AppDispatch } from '@portal/data-access-api';
import { createSearchSource } from '@portal/data-access-api/search';
import { readDocument } from './read-document';

/** What search fields over a page offer: what is read on it comes first. */
export function createSiteSource(dispatch: AppDispatch, visibleRange: number) {
  return createSearchSource(dispatch, visibleRange, readDocument);
}
