import { api, useAppDispatch, useBrand, writeStored } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';
import { useEffect, useState } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';

/** Time between a navigation and the scroll to the top, in milliseconds (spec §9). */
const SCROLL_DELAY_MS = 500;

/** What every route change brings (spec §2, §4): fresh configuration and banners, and the page's top. */
export function useNavigationEffects(): void {
  const location = useLocation();
  const isFirst = useIsFirstLocation(location);
  useConfigurationRefresh(location, isFirst);
  useScrollToTop(location, isFirst);
}

function useIsFirstLocation(location: Location): boolean {
  const [first] = useState(location);
  return first === location;
}

function useConfigurationRefresh(location: Location, isFirst: boolean): void {
  const dispatch = useAppDispatch();
  const { platformType } = useBrand();
  const isUnknownPath = useNavigationType() === 'REPLACE' && location.pathname === paths.notFound.path;
  useEffect(() => {
    // An unknown URL is replaced by /404: one route change, not two.
    if (isUnknownPath) return;
    const options = { subscribe: false, forceRefetch: !isFirst };
    void dispatch(api.endpoints.listPageConfigs.initiate(undefined, options)).then(({ data }) =>
      store('pageConfig', data),
    );
    void dispatch(api.endpoints.listBanners.initiate({ platformType }, options)).then(({ data }) =>
      store('bannerConfig', data),
    );
  }, [dispatch, platformType, location, isFirst, isUnknownPath]);
}

function store(key: 'pageConfig' | 'bannerConfig', value: unknown): void {
  if (value !== undefined) writeStored('session', key, JSON.stringify(value));
}

function useScrollToTop(location: Location, isFirst: boolean): void {
  const navigationType = useNavigationType();
  useEffect(() => {
    // On the way back the browser itself restores the position; a replaced URL leaves the visitor in place.
    if (isFirst || navigationType !== 'PUSH' || location.hash || staysInPlace(location)) return undefined;
    const timer = setTimeout(() => window.scrollTo({ top: 0 }), SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [location, isFirst, navigationType]);
}

// Developer pages keep their place while the visitor switches categories (spec §2), and so does what opens over a page.
function staysInPlace({ pathname, search, state }: Location): boolean | undefined {
  const isInPlace = (state as { readonly isInPlace?: boolean } | null)?.isInPlace;
  return isInPlace || (pathname === paths.developer.path && new URLSearchParams(search).has('category'));
}
