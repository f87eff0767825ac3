import { useEffect } from 'react';

/** Marks the document once it is interactive, for tests and for monitoring. */
export function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
    performance.mark('portal-hydrated');
  }, []);
  return null;
}
