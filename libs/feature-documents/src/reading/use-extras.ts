import type { DocContent } from '@portal/api-contract';
import { type RefObject, useEffect } from 'react';

/** Adds what a page can be read without, once it is there; the code for it comes after the page. */
export function useExtras(
  article: RefObject<HTMLElement | null>,
  { id, nodeId, title, documentName }: DocContent,
): void {
  useEffect(() => {
    let isCurrent = true;
    void import('./extras').then(({ addExtras }) => {
      if (isCurrent) addExtras(article.current, { id, nodeId, name: title, documentName });
    });
    return () => {
      isCurrent = false;
    };
  }, [article, id, nodeId, title, documentName]);
}
