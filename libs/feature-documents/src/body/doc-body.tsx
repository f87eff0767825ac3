import type { DocContent } from '@portal/api-contract';
import { useAppDispatch, useBrand } from '@portal/data-access-api';
import { documentsApi } from '@portal/data-access-api/documents';
import { type MouseEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { DocInput } from '../place/doc-place';
import { decodeAnchor } from './decode-anchor';
import { DOC_BODY } from './doc-body-id';
import styles from './doc-body.module.css';

let policy: HtmlPolicy | undefined;

/** URLs of the origin that no page of the router stands at. */
const OUTSIDE_ROUTER = 'files/|loginPage|ptl/';

/** Attribute values may hold anything but their quotes, so a tag is read whole. */
const LINK_START = String.raw`<a\s(?:[^>"]|"[^"]*")*?href="`;

const { endpoints, util } = documentsApi;

/** Props of `DocBody`. */
export interface DocBodyProps {
  readonly input: DocInput;
  /** Empty in the response that came with the document: the text stands in the document itself. */
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

/** Puts the brand's prefix before the URLs of pages in a text, once. URLs of files are the origin's own. */
export function prefixLinks(html: string, basePath: string): string {
  if (!basePath) return html;
  const pattern = new RegExp(`(${LINK_START})(?=/(?!/|${OUTSIDE_ROUTER}|${basePath.slice(1)}[/"?#]))`, 'g');
  return html.replaceAll(pattern, `$1${basePath}`);
}

/** What a link of a text means to the router: a page's URL without prefix; `null` where the browser follows it. */
export function readPageHref(href: string, basePath: string): string | null {
  if (!href.startsWith(`${basePath}/`)) return null;
  const path = href.slice(basePath.length);
  return new RegExp(`^/(?:/|${OUTSIDE_ROUTER})|^[^?#]*\\.md$`).test(path) ? null : path;
}

interface HtmlPolicy {
  createHTML(html: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy;
}

/**
 * The one way for HTML into a page that is opened by a click: what the API has sanitized as the body of a document.
 * The content security policy allows this policy by its name. Where browsers know no trusted types, and on the server,
 * HTML is a text.
 */
function trustDocumentHtml(html: string): string {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  policy ??= factory?.createPolicy('portal-documents', { createHTML: (text) => text });
  return policy?.createHTML(html) ?? html;
}
