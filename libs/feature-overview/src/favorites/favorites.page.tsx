import { CONTENT_TYPES } from '@portal/api-contract/rules';
import { definePage, useBrand } from '@portal/data-access-api';
import { useListFavoritesQuery } from '@portal/data-access-api/account';
import { AccountPage, PENDING } from '@portal/ui-account';
import { ItemList, readChoice, readPage, useListQuery } from '@portal/ui-content';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FavoriteRow } from './favorite-row';
import { FavoriteTabs } from './favorite-tabs';
import styles from './favorites.module.css';
import { NothingKept } from './nothing-kept';

const MODULES = ['PRODUCT', 'MODEL', 'DOCUMENT'] as const;
const PAGE_SIZE = 10;

export const page = definePage({ Page: FavoritesPage });

/** 我的收藏: items to find again, by kind, with what has become of them. */
function FavoritesPage() {
  const { visibleRange } = useBrand();
  const [params] = useSearchParams();
  const query = useListQuery(['module']);
  const module = readChoice(params, 'module', MODULES);
  const favorites = useListFavoritesQuery({
    ...(module && { contentType: CONTENT_TYPES[module] }),
    visibleRange,
    pageNo: readPage(params),
    pageSize: PAGE_SIZE,
  });
  const page = favorites.currentData;
  const hasNone = !module && page?.total === 0;
  const list = useRef<HTMLDivElement>(null);
  // The button that was pressed leaves with its row.
  const keepFocus = () => list.current?.focus();
  return (
    <AccountPage title="我的收藏" lead="收藏的产品、工业模型与文档都在这里，换设备登录也能找到。">
      <div {...(favorites.isLoading && PENDING)}>
        {!hasNone && <FavoriteTabs query={query} />}
        <div ref={list} tabIndex={-1} className={styles.list}>
          {page?.list.length === 0 ? (
            <NothingKept module={module} query={query} total={page.total} />
          ) : (
            <ItemList
              name="收藏"
              call={favorites}
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
