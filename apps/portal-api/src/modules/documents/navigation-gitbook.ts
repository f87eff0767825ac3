import MarkdownIt, { type Token } from 'markdown-it';
import type { NavigationEntry } from './navigation';
import { readInlineText } from './plain-text';

interface OpenEntry {
  name?: string;
  target?: string;
  children: OpenEntry[];
}

/** Entries of a `SUMMARY.md`: lists of links, and headings over them. */
export function readSummary(text: string): NavigationEntry[] | undefined {
  const root: OpenEntry = { children: [] };
  let part = root;
  const open: OpenEntry[] = [];
  new MarkdownIt().parse(text, {}).forEach((token, index, tokens) => {
    const inline = tokens[index + 1];
    if (token.type === 'heading_open' && (token.tag !== 'h1' || root.children.length > 0)) {
      part = { name: readInlineText(inline), children: [] };
      root.children.push(part);
    } else if (token.type === 'list_item_open') {
      const entry: OpenEntry = { children: [] };
      (open.at(-1) ?? part).children.push(entry);
      open.push(entry);
    } else if (token.type === 'list_item_close') open.pop();
    else if (token.type === 'inline') nameEntry(open.at(-1), token);
  });
  return root.children.length > 0 ? root.children : undefined;
}

function nameEntry(entry: OpenEntry | undefined, inline: Token): void {
  if (!entry || entry.name !== undefined) return;
  const link = inline.children?.find(({ type }) => type === 'link_open');
  entry.name = readInlineText(inline);
  const href = link?.attrGet('href');
  if (typeof href === 'string' && href !== '') entry.target = href;
}
