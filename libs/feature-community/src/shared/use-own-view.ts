import { useAppSelector } from '@portal/data-access-api';
import { useEffect } from 'react';

/**
 * Asks again once it is known who reads: the document is everybody's, and what the reader has done with it, or may do,
 * comes with the login.
 */
export function useOwnView({
  refetch,
  isUninitialized,
}: {
  readonly refetch: () => unknown;
  readonly isUninitialized: boolean;
}): void {
  const isLoggedIn = useAppSelector(({ authInfo }) => authInfo.isLoggedIn);
  useEffect(() => {
    if (isLoggedIn && !isUninitialized) void refetch();
  }, [isLoggedIn, isUninitialized, refetch]);
}
