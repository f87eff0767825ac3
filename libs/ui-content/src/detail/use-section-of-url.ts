import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Brings the section that a URL names into view: the browser looks for it before the page is there. */
export function useSectionOfUrl(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView?.();
  }, [hash]);
}
