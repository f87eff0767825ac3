import type { DocContent } from '@portal/api-contract';
import { useAppDispatch, useBrand } from '@portal/data-access-api';
import { documentsApi } from '@portal/data-access-api/documents';
import { type MouseEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { prefixLinks, readPageHref } from './body-html';
import { DOC_BODY } from './doc-body-id';
import styles from './doc-body.module.css';
import { trustDocumentHtml } from './trusted-html';
import type { DocInput } from '../place/doc-place';

const { endpoints, util } = documentsApi;

/** Props of `DocBody`. */
export interface DocBodyProps {
  readonly input: DocInput;
  /** Empty in the answer that came with the document: the text stands in the document itself. */
  readonly html: DocContent['bodyHtml'];
}

/**
 * Text of a page, sanitized by the server. It may be long, so it is never parsed into elements of React's, and never
 * sent twice: the browser takes over what stands in the document.
 */
export function DocBody({ input, html }: DocBodyProps) {
  const { basePath } = useBrand();
  const navigate = useNavigate();
  const ref = useRef<HTMLDivElement>(null);
  const shown = useShownHtml(ref, input, html);
  const markup = useMemo(() => ({ __html: trustDocumentHtml(prefixLinks(shown, basePath)) }), [shown, basePath]);
  useAnchor(html);

  function follow(event: MouseEvent) {
    const link = (event.target as Element).closest('a');
    const isPlain = !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const href = link && !link.target && isPlain ? readPageHref(link.getAttribute('href') ?? '', basePath) : null;
    if (href === null || event.defaultPrevented) return;
    event.preventDefault();
    void navigate(href);
  }

  return (
    <div
      ref={ref}
      id={DOC_BODY}
      className={styles.body}
      suppressHydrationWarning
      dangerouslySetInnerHTML={markup}
      onClick={follow}
    />
  );
}

/** What is shown stays, whatever the store learns of it; the store learns what came with the document. */
function useShownHtml(ref: RefObject<HTMLElement | null>, input: DocInput, html: string): string {
  const dispatch = useAppDispatch();
  const [shown, setShown] = useState(html);
  const first = useRef({ input, html });
  useEffect(() => {
    const element = ref.current;
    const { input: place, html: given } = first.current;
    if (!element) return;
    const { innerHTML } = element;
    if (!given && innerHTML) {
      dispatch(util.updateQueryData('findDocContent', place, (content) => void (content.bodyHtml = innerHTML)));
    } else if (!given) {
      // Where the document could not be taken over, its text is gone with it.
      const call = dispatch(endpoints.findDocContent.initiate(place, { forceRefetch: true }));
      void call.then(({ data }) => setShown(data?.bodyHtml ?? '')).finally(call.unsubscribe);
    }
  }, [ref, dispatch, shown]);
  return shown;
}

function useAnchor(html: string): void {
  const { hash } = useLocation();
  const isDocument = useRef(html === '');
  useEffect(() => {
    // The browser itself finds the anchor in the document it loads.
    if (!isDocument.current) document.getElementById(decodeAnchor(hash))?.scrollIntoView();
    isDocument.current = false;
  }, [hash]);
}

function decodeAnchor(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // Not an anchor of ours.
    return '';
  }
}
