import { toPicturePath } from '@portal/api-contract/community';
import { type RichElement, RichText } from '@portal/ui-content';
import { withTicket } from './use-picture-ticket';
import styles from './item-body.module.css';

/** Props of `ItemBody`. */
export interface ItemBodyProps {
  readonly html: string;
  /** What shows the pictures of an item that not everybody sees; empty for others. */
  readonly ticket?: string;
}

const PICTURE = toPicturePath('');

/** Text that somebody has written, as the server renders and sanitizes it. */
export function ItemBody({ html, ticket }: ItemBodyProps) {
  const shown = ticket ? html.replaceAll(PICTURE, withTicket(PICTURE, ticket).replace('&', '&amp;')) : html;
  return (
    <div className={styles.body}>
      <RichText html={shown} select={selectAttributes} />
    </div>
  );
}

/** Elements that texts of pages do not have. */
const TAGS = new Set('span div section kbd sup sub details summary'.split(' '));

/** Classes that the server's renderer gives: words of code by their kind, notes, tabs, diagrams, formulas, tasks. */
const CLASSES =
  /(?<!\S)(?:t[cfknpstv]|callout(?:-[a-z]+)?|code-group|diagram|tabs|tab-title|formula|task|footnotes|align-(?:center|right))(?!\S)/g;

/** Anchors of headings and footnotes, relations of links, and classes of the renderer; nothing else an element says of itself. */
function selectAttributes({ tag, attributes }: RichElement): object | undefined {
  if (tag === 'a') return attributes['rel'] ? { rel: attributes['rel'] } : undefined;
  const className = attributes['class']?.match(CLASSES)?.join(' ');
  if (/^(h[234]|li|sup)$/.test(tag)) return { id: attributes['id'], className };
  return className || TAGS.has(tag) ? { className } : undefined;
}
