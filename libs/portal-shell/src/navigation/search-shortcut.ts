const FIELDS = 'search input';
const TYPING = 'input,textarea,select,[contenteditable]';

/** Leads to the search field from anywhere: Ctrl+K or ⌘K, and `/` where nobody is writing. Returns the way to stop. */
export function startSearchShortcut(): () => void {
  document.addEventListener('keydown', focusSearch);
  return () => document.removeEventListener('keydown', focusSearch);
}

function focusSearch(event: KeyboardEvent): void {
  if (!isCalled(event)) return;
  const fields = Array.from(document.querySelectorAll<HTMLInputElement>(FIELDS));
  const shown = fields.find((field) => field.getClientRects().length > 0);
  if (!shown) return;
  event.preventDefault();
  shown.focus();
}

function isCalled({ key, ctrlKey, metaKey, altKey, isComposing, target }: KeyboardEvent): boolean {
  if (altKey || isComposing) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  return key === '/' && !(target instanceof Element && target.closest(TYPING));
}
