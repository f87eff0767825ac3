import type { MarkdownIt } from 'markdown-it';

// Stars behind a dot, and the next ones that could end emphasis behind one as well.
const WILDCARDS = /^[\w*]\.\*+(?:[^*]|\s\*\s)*[\w*]\.\*/;

/** Keeps stars that stand for any names from opening emphasis: `root.a.*,root.b.*`. */
export function addWildcards(markdown: MarkdownIt): void {
  const State = markdown.inline.State;
  markdown.inline.State = class extends State {
    override scanDelims(start: number, canSplitWord: boolean) {
      const found = super.scanDelims(start, canSplitWord);
      const isWildcard = start >= 2 && WILDCARDS.test(this.src.slice(start - 2));
      return isWildcard ? { ...found, can_open: false } : found;
    }
  };
}
