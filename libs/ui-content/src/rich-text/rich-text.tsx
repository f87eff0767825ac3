import { SiteLink } from '@portal/ui-kit';
import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { parseHtml, type RichElement, type RichNode } from './parse-html';
import styles from './rich-text.module.css';

/** Elements a text may have; anything else shows its pieces alone. */
const TAGS = new Set(
  'h2 h3 h4 p ul ol li blockquote hr br strong em del code figure figcaption thead tbody tr span div section kbd sup sub details summary'.split(
    ' ',
  ),
);

/** Classes that the server's renderer gives: words of code by their kind, notes, tabs, formulas. */
const CLASSES =
  /(?<!\S)(?:t[cfknpstv]|callout(?:-[a-z]+)?|code-group|tabs|tab-title|formula|align-(?:center|right))(?!\S)/g;

/** Text of a page in Markdown, rendered and sanitized by the server. Its links stay in the brand. */
export function RichText({ html }: { readonly html: string }) {
  const nodes = useMemo(() => parseHtml(html), [html]);
  return <div className={styles.text}>{nodes.map(renderNode)}</div>;
}

function renderNode(node: RichNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, attributes } = node;
  const children = node.children.length > 0 ? node.children.map(renderNode) : undefined;
  switch (tag) {
    case 'a':
      return (
        <SiteLink key={key} href={attributes['href'] ?? ''}>
          {children}
        </SiteLink>
      );
    case 'img':
      return <img key={key} src={attributes['src']} alt={attributes['alt'] ?? ''} loading="lazy" />;
    case 'table':
      return (
        <div key={key} className={styles.scroll} tabIndex={0} role="group" aria-label="表格">
          <table>{children}</table>
        </div>
      );
    case 'pre':
      return (
        <pre key={key} tabIndex={0} role="group" aria-label="代码">
          {children}
        </pre>
      );
    case 'th':
    case 'td':
      return createElement(tag, { key, ...(tag === 'th' && { scope: 'col' }) }, children);
    default:
      return TAGS.has(tag) ? (
        createElement(tag, { key, ...selectAttributes(node) }, children)
      ) : (
        <Fragment key={key}>{children}</Fragment>
      );
  }
}

/** Anchors of headings, and classes of the renderer; nothing else of what an element says of itself. */
function selectAttributes({ tag, attributes }: RichElement) {
  return { id: /^h\d/.test(tag) ? attributes.id : undefined, className: attributes.class?.match(CLASSES)?.join(' ') };
}
