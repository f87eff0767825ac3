import type { ListQuery } from '@portal/ui-content';
import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Query of a list that stands within a page: its URLs lead to the list, not to the page's top. */
export function useAnchoredQuery(query: ListQuery, id: string): ListQuery {
  const location = useLocation();
  const navigationType = useNavigationType();

  // On the way back, and on a reload, the browser itself knows the place.
  useEffect(() => {
    if (navigationType === 'PUSH' && location.hash === `#${id}`) document.getElementById(id)?.scrollIntoView();
  }, [location, navigationType, id]);

  return {
    ...query,
    hrefWith: (change) => `${query.hrefWith(change)}#${id}`,
    resetHref: `${query.resetHref}#${id}`,
  };
}
