import { SiteLink } from '@portal/ui-kit';
import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { parseHtml, type RichElement, type RichNode } from './parse-html';
import styles from './rich-text.module.css';

/** Elements a text may have; anything else shows its pieces alone. */
const TAGS = new Set(
  'h2 h3 h4 p ul ol li blockquote hr br strong em del code figure figcaption thead tbody tr'.split(' '),
);

/** Props of `RichText`. */
export interface RichTextProps {
  readonly html: string;
  /** Attributes of an element that a richer text may have; none where it has no more than others. */
  readonly select?: ((element: RichElement) => object | undefined) | undefined;
}

/** Text of a page in Markdown, rendered and sanitized by the server. Its links stay in the brand. */
export function RichText({ html, select }: RichTextProps) {
  const nodes = useMemo(() => parseHtml(html), [html]);
  return <RichNodes nodes={nodes} select={select} />;
}

/** Props of `RichNodes`. */
export interface RichNodesProps extends Pick<RichTextProps, 'select'> {
  readonly nodes: readonly RichNode[];
}

/** A text that was parsed already. */
export function RichNodes({ nodes, select }: RichNodesProps) {
  return <div className={styles.text}>{renderNodes(nodes, select)}</div>;
}

function renderNodes(nodes: readonly RichNode[], select: RichTextProps['select']): ReactNode {
  return nodes.map((node, key) => (typeof node === 'string' ? node : renderElement(node, key, select)));
}

function renderElement(element: RichElement, key: number, select: RichTextProps['select']): ReactNode {
  const { tag, attributes } = element;
  const children = element.children.length > 0 ? renderNodes(element.children, select) : undefined;
  switch (tag) {
    case 'a':
      return (
        <SiteLink key={key} href={attributes['href'] ?? ''} {...select?.(element)}>
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
    default: {
      const selected = select?.(element) ?? (TAGS.has(tag) && {});
      return selected ? createElement(tag, { key, ...selected }, children) : <Fragment key={key}>{children}</Fragment>;
    }
  }
}
