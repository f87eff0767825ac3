import type { UnreadCounts } from '@portal/api-contract/account';
import { useAppSelector } from '@portal/data-access-api';
import { useGetUnreadCountQuery, useLiveMessages } from '@portal/data-access-api/account';

/** Messages nobody has read yet, as they are now. */
export interface UnreadMessages {
  /** By type; `undefined` while it is not known. */
  readonly counts: UnreadCounts | undefined;
  readonly total: number;
}

/** Unread messages of whoever is logged in, live; every user of the hook shares one connection. */
export function useUnreadMessages(): UnreadMessages {
  const isLoggedIn = useAppSelector(({ authInfo }) => authInfo.isLoggedIn);
  const { data: counts } = useGetUnreadCountQuery(undefined, { skip: !isLoggedIn });
  useLiveMessages(isLoggedIn);
  return { counts, total: Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0) };
}
