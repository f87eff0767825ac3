/** Elements that may stand in a document; everything else that looks like one is text. */
export const ISLAND_ELEMENTS: readonly string[] = [
  ...[
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'p',
    'div',
    'section',
    'span',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'hr',
    'br',
  ],
  ...['blockquote', 'strong', 'em', 'del', 'ins', 'sub', 'sup', 'kbd', 'mark', 'small', 'u', 'code', 'pre', 'a', 'img'],
  ...['figure', 'figcaption', 'details', 'summary'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

// Known to browsers, or to tools that make sites from Markdown: they go, their names are no text. What stands in the
// first ones goes with them.
const DROPPED = new Set([
  ...['script', 'style', 'template', 'noscript', 'textarea', 'iframe', 'svg', 'math', 'select', 'option'],
  ...['b', 'i', 's', 'strike', 'center', 'font', 'form', 'input', 'button', 'label', 'video', 'audio', 'embed', 'wbr'],
  ...['nav', 'header', 'footer', 'article', 'main', 'aside', 'tt', 'big', 'link', 'meta', 'html', 'body', 'head'],
  ...['Badge', 'ClientOnly', 'RouterLink', 'CodeGroup', 'CodeGroupItem', 'Tabs', 'Tab', 'TabItem', 'VideoPlayer'],
]);

const KNOWN = new Set([...ISLAND_ELEMENTS, ...DROPPED]);

/**
 * Makes text of what only looks like elements: `List<String>`, `<username>`. Names of elements are in small letters
 * there as well as in capitals, those of parameters and types are not.
 */
export function keepIslands(html: string): string {
  return html.replaceAll(/<(?=\/?([a-z][\w.:-]*)|[^!/?])/gi, (mark, name?: string) =>
    name !== undefined && isElement(name) ? mark : '&lt;',
  );
}

function isElement(name: string): boolean {
  return KNOWN.has(name) || (name === name.toUpperCase() && KNOWN.has(name.toLowerCase()));
}
