import type { FavoriteModule } from '@portal/api-contract';
import { paths } from '@portal/portal-paths';
import type { ListQuery } from '@portal/ui-content';
import { ButtonLink, EmptyState } from '@portal/ui-kit';
import { MODULE_LABELS } from './favorite-labels';

/** Props of `EmptyFavorites`. */
export interface EmptyFavoritesProps {
  readonly module: FavoriteModule | undefined;
  readonly query: ListQuery;
  /** Favourites on the other pages of the list. */
  readonly total: number;
}

const LIST_HREFS: Readonly<Record<FavoriteModule, string>> = {
  PRODUCT: paths.product.href(),
  MODEL: paths.industrialModel.href(),
  DOCUMENT: paths.documentCenter.href(),
};

/** Says that there is no favourite, and where there could be one from. */
export function EmptyFavorites({ module, query, total }: EmptyFavoritesProps) {
  if (total > 0) {
    return (
      <EmptyState
        message="这一页已经没有内容"
        action={
          <ButtonLink href={query.hrefWith({ page: 1 })} size="compact">
            回到第一页
          </ButtonLink>
        }
      />
    );
  }
  const name = module ? MODULE_LABELS[module] : '产品';
  return (
    <EmptyState
      message={`还没有收藏${module ? name : ''}。在产品、工业模型和文档的页面上点“收藏”，就能在这里找到它们。`}
      action={
        <ButtonLink href={LIST_HREFS[module ?? 'PRODUCT']} size="compact">
          去看{name}
        </ButtonLink>
      }
    />
  );
}
