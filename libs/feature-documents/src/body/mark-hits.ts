import { decodeAnchor } from './decode-anchor';
import styles from './mark-hits.module.css';

/** Name by which the style sheet knows what is marked. */
const NAME = 'search-hit';

const MAX_HITS = 500;

/**
 * Marks in the name and the text of a page what was searched for, without a change of either, and scrolls to the first
 * of it; to the top of a page that has nothing of it. Whoever comes back to the page is left where they were.
 * @param parts name and text, as they stand on the page
 */
export function markHits(parts: readonly HTMLElement[], word: string): void {
  const ranges = findRanges(parts, word).sort((left, right) => left.compareBoundaryPoints(Range.START_TO_START, right));
  for (const part of parts) part.classList.add(styles.hits ?? '');
  // Browsers that cannot mark a range scroll to it all the same.
  if ('highlights' in CSS) CSS.highlights.set(NAME, new Highlight(...ranges));
  if (isKnownEntry()) return;
  const shown = ranges.filter(({ startContainer: { parentElement } }) => parentElement?.checkVisibility());
  const first = shown.find((range) => isBehind(range, readAnchor())) ?? shown[0];
  if (first) first.startContainer.parentElement?.scrollIntoView({ block: 'center' });
  else if (!window.location.hash) window.scrollTo({ top: 0 });
}

/** Whether this entry of the history has been marked before; from now on it has. */
function isKnownEntry(): boolean {
  const state = window.history.state as { readonly isMarked?: boolean } | null;
  window.history.replaceState({ ...state, isMarked: true }, '');
  return state?.isMarked ?? false;
}

function findRanges(parts: readonly HTMLElement[], word: string): Range[] {
  const find = (text: string) => parts.flatMap((part) => findText(part, text));
  const runs = word.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean);
  const found = runs.map(find);
  return runs.flatMap((run, index) => {
    const whole = found[index] ?? [];
    return whole.length > 0 ? whole : listWords(run).flatMap(find);
  });
}

/** Words of a stretch that does not stand in the text as it was typed; a single character says nothing. */
function listWords(run: string): string[] {
  const segments = new Intl.Segmenter('zh', { granularity: 'word' }).segment(run);
  const words: string[] = [];
  let isJoinable = false;
  for (const { segment } of segments) {
    const isSingle = segment.length === 1;
    // Neighbouring characters are a word that the dictionary does not know.
    if (isSingle && isJoinable) words.push((words.pop() ?? '') + segment);
    else words.push(segment);
    isJoinable = isSingle;
  }
  return words.filter(({ length }) => length > 1);
}

function findText(part: HTMLElement, text: string): Range[] {
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() && ranges.length < MAX_HITS) {
    const { currentNode: node } = walker;
    const content = (node.textContent ?? '').toLowerCase();
    for (let at = content.indexOf(text); at >= 0; at = content.indexOf(text, at + text.length)) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + text.length);
      ranges.push(range);
    }
  }
  return ranges.slice(0, MAX_HITS);
}

function readAnchor(): Element | null {
  return document.getElementById(decodeAnchor(window.location.hash));
}

function isBehind({ startContainer }: Range, anchor: Element | null): boolean {
  return !anchor || Boolean(anchor.compareDocumentPosition(startContainer) & Node.DOCUMENT_POSITION_FOLLOWING);
}
