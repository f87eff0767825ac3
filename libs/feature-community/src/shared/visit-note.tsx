import { useAppDispatch, useAppSelector } from '@portal/data-access-api';
import { communityOwnApi } from '@portal/data-access-api/community';
import { useEffect } from 'react';

/** Notes in the reader's history that an item was opened; visitors have none. */
export function VisitNote({ mid }: { readonly mid: string }) {
  const dispatch = useAppDispatch();
  const isLoggedIn = useAppSelector(({ authInfo }) => authInfo.isLoggedIn);
  useEffect(() => {
    if (!isLoggedIn) return;
    // The history is a convenience: a page is read as well where it cannot be kept.
    void dispatch(communityOwnApi.endpoints.saveVisit.initiate({ targetId: mid }));
  }, [dispatch, isLoggedIn, mid]);
  return null;
}
