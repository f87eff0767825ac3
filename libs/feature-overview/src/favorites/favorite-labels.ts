import type { Favorite, FavoriteModule } from '@portal/api-contract';

/** Names of what can be a favourite; the contract's own, compared by a test. */
export const MODULE_LABELS: Readonly<Record<FavoriteModule, string>> = {
  PRODUCT: '产品',
  MODEL: '工业模型',
  DOCUMENT: '文档',
};

/** What is said of a favourite that cannot be opened; nothing of one that can. */
export const STATE_LABELS: Readonly<Record<Favorite['state'], string>> = {
  shown: '',
  gone: '已下架',
  elsewhere: '本站未提供',
};
