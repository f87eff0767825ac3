/** Piece of a parsed text: a text, or an element with its attributes and its pieces. */
export type RichNode = string | RichElement;

/** An element of a parsed text. */
export interface RichElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: RichNode[];
}

const VOID_TAGS = new Set(['img', 'br', 'hr']);
const TOKEN = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/g;
const ATTRIBUTE = /([a-z-]+)(?:="([^"]*)")?/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
};

/**
 * Parses HTML as the server's sanitizer writes it: every element closed, every attribute quoted. What does not look
 * like that stays text, so nothing the page shows was ever given to a browser as HTML.
 */
export function parseHtml(html: string): RichNode[] {
  const root: RichElement = { tag: '', attributes: {}, children: [] };
  const open = [root];
  for (const [, slash, tag, attributes = '', text] of html.matchAll(TOKEN)) {
    const parent = open.at(-1) ?? root;
    if (text !== undefined) parent.children.push(decode(text));
    else if (slash) close(open, tag);
    else if (tag) {
      const element = { tag, attributes: parseAttributes(attributes), children: [] };
      parent.children.push(element);
      if (!VOID_TAGS.has(tag)) open.push(element);
    }
  }
  return root.children;
}

function close(open: RichElement[], tag: string | undefined): void {
  const at = open.findLastIndex((element) => element.tag === tag);
  if (at > 0) open.length = at;
}

function parseAttributes(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, decode(value)]));
}

function decode(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity);
}
