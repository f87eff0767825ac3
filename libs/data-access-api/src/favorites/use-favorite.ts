import { useEffect, useMemo, useState } from 'react';
import { useBrand } from '../brand/brand-context';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import type { FavoriteState, NamedItem } from './favorite-runtime';

/** What the button of an item shows, and what pressing it does. */
export interface FavoriteControl extends FavoriteState {
  readonly onToggle: () => void;
}

const UNKNOWN: FavoriteState = { isFavorite: false, failure: '' };

// Visitors load nothing of this: it comes with a login, or with the press.
const loadRuntime = () => import('./favorite-runtime');

/**
 * Whether an item is a favourite of the user. The document is everybody's, so this is learnt after hydration, and with
 * a login only; until then an item is shown as none.
 */
export function useFavorite({ module, id, nodeId }: NamedItem): FavoriteControl {
  const dispatch = useAppDispatch();
  const { visibleRange } = useBrand();
  const isLoggedIn = useAppSelector(({ authInfo }) => authInfo.isLoggedIn);
  const [state, setState] = useState(UNKNOWN);
  const target = useMemo(() => ({ module, id, nodeId, visibleRange }), [module, id, nodeId, visibleRange]);

  useEffect(() => {
    if (!isLoggedIn) return undefined;
    let isCurrent = true;
    void loadRuntime().then(async ({ readFavorite }) => {
      const found = await readFavorite(dispatch, target);
      // A press in the meantime knows better.
      if (isCurrent) setState((last) => (last === UNKNOWN ? found : last));
    });
    return () => {
      isCurrent = false;
      setState(UNKNOWN);
    };
  }, [dispatch, target, isLoggedIn]);

  const onToggle = () => {
    const { isFavorite } = state;
    void loadRuntime().then(
      ({ changeFavorite }) => changeFavorite(dispatch, target, !isFavorite, setState),
      () => setState({ isFavorite, failure: '操作没有成功，请检查网络后重试' }),
    );
  };
  return { ...state, onToggle };
}
