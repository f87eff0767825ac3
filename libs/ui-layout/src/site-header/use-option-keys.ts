import { type RefObject, useEffect, useEffectEvent } from 'react';
import { CLOSED, type SearchPopupControl } from './use-search-popup';

/** What the keys move along. */
export interface OptionKeys {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly popup: SearchPopupControl;
  readonly count: number;
  readonly getId: (index: number) => string;
  /** Takes a line off the list. */
  readonly onDelete: (index: number) => void;
}

/** Keys of a search field (combobox pattern): the focus stays in the field, the line reached is told by its id. */
export function useOptionKeys({ inputRef, popup, count, getId, onDelete }: OptionKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { active, isOpen, isFixed, change } = popup;
    if (event.isComposing) return;
    if (event.key === 'Escape' && isOpen && !isFixed && count > 0) {
      event.preventDefault();
      event.stopPropagation();
      change(CLOSED);
      return;
    }
    if (count === 0) return;
    if (!isOpen) {
      if (event.key === 'ArrowDown') change({ isOpen: true, active: 0 });
      else return;
    } else if (event.key === 'Enter' && active >= 0) document.getElementById(getId(active))?.click();
    else if (event.key === 'Delete' && active >= 0) onDelete(active);
    else {
      const next = moveTo(event.key, active, count);
      if (next === null) return;
      change({ isOpen, active: next });
      document.getElementById(getId(next))?.scrollIntoView?.({ block: 'nearest' });
    }
    event.preventDefault();
  });

  useEffect(() => {
    const input = inputRef.current;
    input?.addEventListener('keydown', press);
    return () => input?.removeEventListener('keydown', press);
  }, [inputRef]);
}

// Until a line is reached, Home and End move in the text.
function moveTo(key: string, active: number, count: number): number | null {
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1;
  if (active < 0) return null;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
