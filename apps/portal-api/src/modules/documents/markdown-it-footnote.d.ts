declare module 'markdown-it-footnote' {
  import type { MarkdownIt } from 'markdown-it';

  /** Adds footnotes; the package has no types for the parser's version. */
  const addNotes: (markdown: MarkdownIt) => void;
  export { addNotes as default };
}
