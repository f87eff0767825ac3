import { useEffect } from 'react';
import { useAppSelector } from '../store/hooks';

/**
 * Asks before the tab is closed on what was typed. The way to the login page is free: what was typed is kept for the
 * return.
 */
export function useLeaveGuard(isDirty: boolean): void {
  const isLeaving = useAppSelector(({ authInfo }) => authInfo.isExpired || authInfo.isLeaving);
  useEffect(() => {
    if (!isDirty || isLeaving) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty, isLeaving]);
}
