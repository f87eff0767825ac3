import { useEffect } from 'react';
import { useAppSelector } from '../store/hooks';

/**
 * Asks before the tab is closed on what was typed, and, where `loss` says what no draft keeps, before a link leads to
 * another page of the site as well. The way to the login page is free: what was typed is kept for the return.
 */
export function useLeaveGuard(isDirty: boolean, loss = ''): void {
  const isLeaving = useAppSelector(({ authInfo }) => authInfo.isExpired || authInfo.isLeaving);
  useEffect(() => {
    if (!isDirty || isLeaving) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty, isLeaving]);

  useEffect(() => {
    if (!loss || isLeaving) return undefined;
    const ask = (event: MouseEvent) => {
      if (!leadsAway(event) || window.confirm(loss)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Before the router's own listener, which stands at the root of the page.
    window.addEventListener('click', ask, { capture: true });
    return () => window.removeEventListener('click', ask, { capture: true });
  }, [loss, isLeaving]);
}

/** Whether a click follows a link to another page of the site in this tab. */
function leadsAway({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return false;
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return false;
  return link.origin === location.origin && link.pathname + link.search !== location.pathname + location.search;
}
