import { CONTENT_TYPES, type ContentType } from '@portal/api-contract/rules';
import { DETAIL_PATHS } from '../../platform/content-items/item-links';

/** Pages that are about one content type, whatever their query says. */
const PAGES: ReadonlyMap<string, ContentType> = new Map([
  ['/document-center/document-content', CONTENT_TYPES.DOCUMENT],
  ['/developer', CONTENT_TYPES.DEVELOP],
  ['/recruit', CONTENT_TYPES.RECRUIT],
]);

/** Folders of the pages of items. */
const FOLDERS: ReadonlyMap<string, ContentType> = new Map([
  [DETAIL_PATHS.product, CONTENT_TYPES.PRODUCT],
  [DETAIL_PATHS.solution, CONTENT_TYPES.SOLUTION],
  [DETAIL_PATHS.case, CONTENT_TYPES.CASE],
  [DETAIL_PATHS.activity, CONTENT_TYPES.MARKETING_ACTIVITY],
  [DETAIL_PATHS.news, CONTENT_TYPES.NEWS],
  [DETAIL_PATHS.model, CONTENT_TYPES.MODEL],
]);

/** Content type of what the page at a path, without brand prefix and query, is about; null for any other page. */
export function toContentType(path: string): ContentType | null {
  const folder = /^(\/[^/]+)\/[^/]+\.html$/.exec(path)?.[1] ?? '';
  return FOLDERS.get(folder) ?? PAGES.get(path) ?? null;
}
