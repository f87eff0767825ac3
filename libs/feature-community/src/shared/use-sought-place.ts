import { useAppDispatch } from '@portal/data-access-api';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

// Loaded where an address leads to something that is not there.
const loadPlace = () => import('./find-place');

/**
 * Opens the page of the list on which a comment or an answer stands that the hash alone names, as in an address copied
 * from the page of somebody else: it is found, scrolled to and marked as if the query had named it (ADR 206).
 */
export function useSoughtPlace(): void {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  useEffect(() => {
    const [, targetType, targetId = ''] = /^#(comment|answer)-([\da-f-]{36})$/.exec(hash) ?? [];
    if (!targetType || search.includes(targetId) || document.getElementById(hash.slice(1))) return undefined;
    let isShown = true;
    loadPlace()
      .then(({ findPlace }) => findPlace(dispatch, { targetType: targetType as 'comment' | 'answer', targetId }))
      .then(
        (place) => isShown && place && void navigate(place, { replace: true }),
        // The page is read as well where the place is not found for want of a line.
        () => undefined,
      );
    return () => {
      isShown = false;
    };
    // What the query names is looked at with each hash.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [hash, dispatch, navigate]);
}
