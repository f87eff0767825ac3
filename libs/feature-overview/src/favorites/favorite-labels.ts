import { type Favorite, type FavoriteModule, SEARCH_MODULES } from '@portal/api-contract';
import { CONTENT_TYPES } from '@portal/api-contract/rules';

/** Names of what can be a favourite, by its word in the page's URL. */
export const MODULE_LABELS: Readonly<Record<FavoriteModule, string>> = {
  PRODUCT: SEARCH_MODULES.PRODUCT,
  MODEL: SEARCH_MODULES.MODEL,
  DOCUMENT: SEARCH_MODULES.DOCUMENT,
};

/** The same names by content type. */
export const TYPE_LABELS: Readonly<Record<Favorite['contentType'], string>> = {
  [CONTENT_TYPES.PRODUCT]: MODULE_LABELS.PRODUCT,
  [CONTENT_TYPES.MODEL]: MODULE_LABELS.MODEL,
  [CONTENT_TYPES.DOCUMENT]: MODULE_LABELS.DOCUMENT,
};

/** What is said of a favourite that cannot be opened; nothing of one that can. */
export const STATE_LABELS: Readonly<Record<Favorite['state'], string>> = {
  shown: '',
  gone: '已下架',
  elsewhere: '本站未提供',
};
