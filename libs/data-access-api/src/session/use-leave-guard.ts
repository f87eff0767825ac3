import { useContext, useEffect } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { useAppSelector } from '../store/hooks';
import { guardHistory } from './guard-history';

/**
 * Asks before the tab is closed on what was typed, and, where `loss` says what no draft keeps, before the way to
 * another page of the site as well. The way to the login page is free: what was typed is kept for the return.
 */
export function useLeaveGuard(isDirty: boolean, loss = ''): void {
  const isLeaving = useAppSelector(({ authInfo }) => authInfo.isExpired || authInfo.isLeaving);
  // The one place that everything passes which moves the router: links, code and itself.
  const router = useContext(NavigationContext);
  useEffect(() => {
    if (!isDirty || isLeaving) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty, isLeaving]);

  useEffect(() => (loss && !isLeaving ? guardHistory(router.navigator, loss) : undefined), [router, loss, isLeaving]);
}
