const FIELD = 'search input';
const TYPING = 'input,textarea,select,[contenteditable]';

/** Mark on the document of a visitor who has asked for the search before its code was there. */
export const FINDS_MARK = 'finds';

/**
 * Calls for the search from anywhere on a page that has one: by Ctrl+K or ⌘K, and by `/` where nobody is writing; also
 * where that was pressed before. Returns the way to stop.
 */
export function hearSearchKeys(onCalled: () => void): () => void {
  const hear = (event: KeyboardEvent) => {
    if (!isCalled(event) || !document.querySelector(FIELD) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    // The document's first script listens further out, for who calls before this code is there.
    event.stopPropagation();
    onCalled();
  };
  document.addEventListener('keydown', hear);
  if (FINDS_MARK in document.documentElement.dataset) onCalled();
  return () => document.removeEventListener('keydown', hear);
}

/** Returns what was typed in the field that the keys led to before this code was there, and empties that. */
export function takeTyped(): string {
  const field = document.querySelector<HTMLInputElement>(FIELD);
  const wasAsked = FINDS_MARK in document.documentElement.dataset;
  delete document.documentElement.dataset[FINDS_MARK];
  if (!field || !wasAsked) return '';
  const { value } = field;
  field.value = field.defaultValue;
  return value === field.value ? '' : value;
}

function isCalled({ key, ctrlKey, metaKey, altKey, isComposing, target }: KeyboardEvent): boolean {
  if (altKey || isComposing) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  return key === '/' && !(target instanceof Element && target.closest(TYPING));
}
