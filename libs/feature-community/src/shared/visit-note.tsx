import { useAppDispatch, useAppSelector } from '@portal/data-access-api';
import { communityItemApi } from '@portal/data-access-api/community';
import { useEffect } from 'react';

// Visitors load nothing of it.
const loadHistory = () => import('./note-visit');

/** Counts that an item is read, and notes it in the reader's history; visitors have none. */
export function VisitNote({ mid }: { readonly mid: string }) {
  const dispatch = useAppDispatch();
  const isLoggedIn = useAppSelector(({ authInfo }) => authInfo.isLoggedIn);
  useEffect(() => {
    // A page is read as well where that cannot be counted.
    void dispatch(communityItemApi.endpoints.viewContent.initiate({ mid }, { track: false }));
  }, [dispatch, mid]);
  useEffect(() => {
    if (!isLoggedIn) return;
    // The history is a convenience: a page is read as well where it cannot be kept.
    loadHistory().then(
      ({ noteVisit }) => noteVisit(dispatch, mid),
      () => undefined,
    );
  }, [dispatch, isLoggedIn, mid]);
  return null;
}
