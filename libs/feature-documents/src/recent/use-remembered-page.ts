import type { DocContent } from '@portal/api-contract';
import { useEffect } from 'react';

/** Remembers that a page has been opened; the code for it comes after the page. */
export function useRememberedPage({ id, nodeId, title: name, documentName }: DocContent): void {
  useEffect(() => {
    void import('./recent-pages').then(({ rememberPage }) => rememberPage({ id, nodeId, name, documentName }));
  }, [id, nodeId, name, documentName]);
}
