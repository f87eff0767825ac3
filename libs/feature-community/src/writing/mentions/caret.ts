/** Where somebody writes. */
export interface Caret {
  /** What stands before it in its line, or in its piece of text. */
  readonly before: string;
  /** Its left and lower end in the window, and its upper one. */
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

type Editable = HTMLTextAreaElement | HTMLElement;

const isField = (element: Editable): element is HTMLTextAreaElement => element instanceof HTMLTextAreaElement;

/** The caret in a text field, or in a text with its look; `undefined` where something is selected. */
export function findCaret(element: Editable): Caret | undefined {
  return isField(element) ? findFieldCaret(element) : findRichCaret(element);
}

/** Puts a text in place of so many characters before the caret, as if it were typed. */
export function replaceBefore(element: Editable, count: number, text: string): void {
  element.focus();
  if (isField(element)) {
    const { selectionStart: end } = element;
    element.setSelectionRange(end - count, end);
    // The one way that leaves what was typed to "undo"; elsewhere the value is replaced.
    if (document.execCommand?.('insertText', false, text)) return;
    element.setRangeText(text, end - count, end, 'end');
    element.dispatchEvent(new Event('input', { bubbles: true }));
    return;
  }
  const selection = document.getSelection();
  const { anchorNode, anchorOffset = 0 } = selection ?? {};
  if (!selection || !anchorNode) return;
  selection.setBaseAndExtent(anchorNode, anchorOffset - count, anchorNode, anchorOffset);
  document.execCommand('insertText', false, text);
}

function findRichCaret(element: HTMLElement): Caret | undefined {
  const selection = document.getSelection();
  const node = selection?.anchorNode;
  if (!selection?.isCollapsed || !(node instanceof Text) || !element.contains(node)) return undefined;
  const { left, top, bottom } = selection.getRangeAt(0).getBoundingClientRect();
  return { before: node.data.slice(0, selection.anchorOffset), left, top, bottom };
}

/** What decides where the words of a field stand. */
const LOOK = [
  ...['box-sizing', 'width', 'font', 'letter-spacing', 'line-height', 'text-indent', 'tab-size', 'word-break'],
  ...['padding-top', 'padding-right', 'padding-bottom', 'padding-left', 'border-style', 'border-width'],
];

/** Browsers do not tell where the caret of a field stands: the same words are laid out beside the page, and measured. */
function findFieldCaret(element: HTMLTextAreaElement): Caret | undefined {
  const { value, selectionStart, selectionEnd, scrollTop } = element;
  if (selectionStart !== selectionEnd) return undefined;
  const copy = document.createElement('div');
  const look = getComputedStyle(element);
  for (const name of LOOK) copy.style.setProperty(name, look.getPropertyValue(name));
  Object.assign(copy.style, { position: 'absolute', top: '0', left: '0', visibility: 'hidden' });
  Object.assign(copy.style, { whiteSpace: 'pre-wrap', overflowWrap: 'break-word' });
  const mark = document.createElement('span');
  mark.textContent = '\u200b';
  copy.append(value.slice(0, selectionStart), mark);
  document.body.append(copy);
  const [area, from, at] = [element, copy, mark].map((each) => each.getBoundingClientRect());
  copy.remove();
  if (!area || !from || !at) return undefined;
  const top = area.top + at.top - from.top - scrollTop;
  return {
    before: value.slice(value.lastIndexOf('\n', selectionStart - 1) + 1, selectionStart),
    ...{ left: area.left + at.left - from.left, top, bottom: top + at.height },
  };
}
