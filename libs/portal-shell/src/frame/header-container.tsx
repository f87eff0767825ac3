import {
  useAppearance,
  useAppDispatch,
  useAppSelector,
  useBrand,
  useLazyGetNavProductQuery,
  useLazyListSolutionCategoriesQuery,
  useListMenusQuery,
} from '@portal/data-access-api';
import { type HeaderVariant, SiteHeader } from '@portal/ui-layout';
import { useCallback } from 'react';
import { leaveSession, openLogin, openRegister } from '../session/open-login';
import { selectMenus } from './select-menus';
import { useOpenResults } from './use-open-results';
import { useSearchSource } from './use-search-source';

const loadAccountMenu = () =>
  import('./account-menu-container').then(({ AccountMenuContainer }) => AccountMenuContainer);

/** Props of `HeaderContainer`. */
export interface HeaderContainerProps {
  readonly variant: HeaderVariant;
  readonly isOverHero: boolean;
  /** The page has a `code` of its own in its URL, which a logout leaves there. */
  readonly hasOwnCode: boolean;
}

/** Feeds the header from the store; the mega-menus' data is fetched when one is about to open. */
export function HeaderContainer({ variant, isOverHero, hasOwnCode }: HeaderContainerProps) {
  const { platformType, visibleRange, basePath } = useBrand();
  const dispatch = useAppDispatch();
  const account = useAppSelector((state) => state.personInfo) ?? undefined;
  const { menuPermissions, operationsUrl } = useAppSelector((state) => state.authInfo);
  const { data: menus = [] } = useListMenusQuery({ platformType });
  const [fetchProducts, products] = useLazyGetNavProductQuery();
  const [fetchSolutions, solutions] = useLazyListSolutionCategoriesQuery();

  const loadProducts = useCallback(() => void fetchProducts({ visibleRange }, true), [fetchProducts, visibleRange]);
  const loadSolutions = useCallback(() => void fetchSolutions({ visibleRange }, true), [fetchSolutions, visibleRange]);
  const loadMegaMenus = useCallback(() => {
    loadProducts();
    loadSolutions();
  }, [loadProducts, loadSolutions]);

  return (
    <SiteHeader
      appearance={useAppearance()}
      menus={selectMenus(menus, menuPermissions)}
      products={{ data: products.data, isError: products.isError, retry: loadProducts }}
      solutions={{ data: solutions.data, isError: solutions.isError, retry: loadSolutions }}
      onMegaMenuNeeded={loadMegaMenus}
      variant={variant}
      isOverHero={isOverHero}
      account={account}
      loadAccountMenu={loadAccountMenu}
      operationsUrl={operationsUrl}
      onLogin={(returnTo) => openLogin(dispatch, basePath, returnTo)}
      onLeave={(isSwitch) => leaveSession(dispatch, isSwitch, hasOwnCode)}
      onRegister={openRegister}
      onSearch={useOpenResults()}
      loadSearchSource={useSearchSource()}
    />
  );
}
