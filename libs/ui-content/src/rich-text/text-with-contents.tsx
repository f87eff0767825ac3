import { useMemo } from 'react';
import { parseHtml, type RichElement, type RichNode } from './parse-html';
import { RichNodes } from './rich-text';
import styles from './text-with-contents.module.css';

/** A text with fewer headings is seen as a whole. */
const MIN_HEADINGS = 4;

/** Text of a page in Markdown; a long one has its contents beside it. */
export function TextWithContents({ html }: { readonly html: string }) {
  const nodes = useMemo(() => parseHtml(html), [html]);
  const headings = nodes.filter((node): node is RichElement => typeof node !== 'string' && node.tag === 'h2');
  if (headings.length < MIN_HEADINGS) return <RichNodes nodes={nodes} />;
  const ids = new Map(headings.map((heading, index) => [heading, `part-${index + 1}`]));
  const toAnchor = (element: RichElement) => {
    const id = ids.get(element);
    return id ? { id, className: styles.heading } : undefined;
  };
  return (
    <div className={styles.columns}>
      <nav aria-labelledby="contents-title" className={styles.contents}>
        <h2 id="contents-title">目录</h2>
        <ol>
          {[...ids].map(([heading, id]) => (
            <li key={id}>
              <a href={`#${id}`}>{readText(heading)}</a>
            </li>
          ))}
        </ol>
      </nav>
      <RichNodes nodes={nodes} select={toAnchor} />
    </div>
  );
}

/** What an element says, without its marks. */
function readText(node: RichNode): string {
  return typeof node === 'string' ? node : node.children.map(readText).join('');
}
