import { useEffect, useMemo, useState } from 'react';
import { useBrand } from '../brand/brand-context';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import type { NamedItem } from './favorite-state';

/** What the button of an item shows, and what pressing it does. */
export interface FavoriteControl {
  readonly isFavorite: boolean;
  /** Why the last press had no effect; empty otherwise. */
  readonly failure: string;
  readonly onToggle: () => void;
}

// Visitors load nothing of this: it comes with a login, or with the press.
const loadState = () => import('./favorite-state');

/**
 * Whether an item is a favourite of the user. The document is everybody's, so this is learnt after hydration, and with
 * a login only; until then an item is shown as none.
 */
export function useFavorite({ module, id, nodeId }: NamedItem): FavoriteControl {
  const dispatch = useAppDispatch();
  const { visibleRange } = useBrand();
  const isLoggedIn = useAppSelector(({ authInfo }) => authInfo.isLoggedIn);
  const [code, setCode] = useState<Awaited<ReturnType<typeof loadState>>>();
  const [failure, setFailure] = useState('');
  const target = useMemo(() => ({ module, id, nodeId, visibleRange }), [module, id, nodeId, visibleRange]);
  const isFavorite = useAppSelector((state) => isLoggedIn && (code?.selectIsFavorite(state, target) ?? false));

  useEffect(() => {
    if (isLoggedIn) void loadState().then(setCode);
  }, [isLoggedIn]);

  useEffect(() => {
    if (!isLoggedIn || !code) return undefined;
    const stop = code.watchFavorite(dispatch, target, setFailure);
    return () => {
      stop();
      setFailure('');
    };
  }, [dispatch, target, isLoggedIn, code]);

  const onToggle = () => {
    setFailure('');
    void loadState()
      .then(({ changeFavorite }) => changeFavorite(dispatch, target, !isFavorite))
      .then(setFailure, () => setFailure('操作没有成功，请检查网络后重试'));
  };
  return { isFavorite, failure, onToggle };
}
