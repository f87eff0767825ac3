import { useAppDispatch, useBrand } from '@portal/data-access-api';
import type { SearchSource } from '@portal/ui-layout';
import { useCallback } from 'react';

/** Returns the way to what a search field offers: its code comes with the first use of one. */
export function useSearchSource(): () => Promise<SearchSource> {
  const { visibleRange } = useBrand();
  const dispatch = useAppDispatch();
  return useCallback(
    () => import('./search-calls').then(({ createSiteSource }) => createSiteSource(dispatch, visibleRange)),
    [dispatch, visibleRange],
  );
}
