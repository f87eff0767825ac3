import { CONTENT_TYPES } from '@portal/api-contract/rules';
import { definePage, fetchQuery, urlField, pageData, type PageProps } from '@portal/data-access-api';
import { favoritesApi } from '@portal/data-access-api/account';
import { AccountPage } from '@portal/ui-account';
import { ItemList, type ListQuery } from '@portal/ui-content';
import { PENDING, SiteLink } from '@portal/ui-kit';
import { useRef } from 'react';
import { MODULE_LABELS } from './favorite-labels';
import { FavoriteRow } from './favorite-row';
import styles from './favorites.module.css';
import { EmptyFavorites } from './empty-favorites';

const MODULES = ['PRODUCT', 'MODEL', 'DOCUMENT'] as const;
const PAGE_SIZE = 10;

const data = pageData(
  { module: urlField.choice(MODULES), page: urlField.page() },
  ({ brand: { visibleRange }, query: { module, page: pageNo } }) => ({
    favorites: fetchQuery(favoritesApi.endpoints.listFavorites, {
      ...(module && { contentType: CONTENT_TYPES[module] }),
      ...{ visibleRange, pageNo, pageSize: PAGE_SIZE },
    }),
  }),
);

export const page = definePage({ data, Page: FavoritesPage });

/** 我的收藏: items to find again, by kind, with what has become of them. */
function FavoritesPage({ query, favorites }: PageProps<typeof data>) {
  const { module } = query.values;
  const { data: shown } = favorites;
  const hasNone = !module && shown?.total === 0;
  const list = useRef<HTMLDivElement>(null);
  // The button that was pressed leaves with its row.
  const keepFocus = () => list.current?.focus();
  return (
    <AccountPage title="我的收藏" lead="收藏的产品、工业模型与文档都在这里，换设备登录也能找到。">
      <div {...(favorites.isLoading && PENDING)}>
        {!hasNone && <FavoriteTabs query={query} />}
        <div ref={list} tabIndex={-1} className={styles.list}>
          {shown?.list.length === 0 ? (
            <EmptyFavorites module={module} query={query} total={shown.total} />
          ) : (
            <ItemList
              name="收藏"
              result={favorites}
              query={query}
              columns={1}
              itemHeight={118}
              getKey={({ contentType, id, nodeId }) => `${contentType} ${id} ${nodeId}`}
            >
              {(favorite) => <FavoriteRow favorite={favorite} onRemoved={keepFocus} />}
            </ItemList>
          )}
        </div>
      </div>
    </AccountPage>
  );
}

/** Kinds of favourites as links: each has its URL. */
function FavoriteTabs({ query }: { readonly query: ListQuery }) {
  const chosen = query.get('module');
  return (
    <nav aria-label="按类型查看" className={styles.tabs}>
      <ul>
        {[['', '全部'] as const, ...Object.entries(MODULE_LABELS)].map(([value, label]) => (
          <li key={value}>
            <SiteLink
              href={query.hrefWith({ module: value })}
              className={styles.tab}
              aria-current={value === chosen ? 'page' : undefined}
            >
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
