import { type RefObject, useEffect, useState } from 'react';

/** Time between the pointer leaving the mini variant and its list closing, in milliseconds (spec §9). */
export const CLOSE_DELAY_MS = 1000;

/** Whether the list may be shown, and which of its lines the keys have reached; -1 for none. */
export interface PopupState {
  readonly isOpen: boolean;
  readonly active: number;
}

/** State of the list, and the way to change it. */
export interface SearchPopupControl extends PopupState {
  readonly change: (state: PopupState) => void;
  /** The list is open for as long as it is there. */
  readonly isFixed: boolean;
}

export const CLOSED: PopupState = { isOpen: false, active: -1 };
const OPENED: PopupState = { isOpen: true, active: -1 };

/** Opens and closes the list as focus, typing and pointer come and go. */
export function useSearchPopup(
  inputRef: RefObject<HTMLInputElement | null>,
  value: string,
  { isMini, isFixed }: Pick<SearchPopupControl, 'isFixed'> & { readonly isMini: boolean },
): SearchPopupControl {
  const [state, setState] = useState(CLOSED);
  useEffect(() => {
    const input = inputRef.current;
    const box = input?.closest('search');
    if (!input || !box) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const close = () => setState(CLOSED);
    const openEmpty = () => input.value === '' && setState(OPENED);
    const stay = () => clearTimeout(timer);
    const leave = () => {
      clearTimeout(timer);
      if (isMini) timer = setTimeout(close, CLOSE_DELAY_MS);
    };
    const type = () => {
      stay();
      setState(OPENED);
    };
    const loseFocus = (event: FocusEvent) => {
      if (!box.contains(event.relatedTarget as Node | null)) close();
    };

    input.addEventListener('focus', openEmpty, { signal });
    input.addEventListener('click', openEmpty, { signal });
    input.addEventListener('input', type, { signal });
    input.form?.addEventListener('submit', close, { signal });
    box.addEventListener('focusout', loseFocus, { signal });
    box.addEventListener('pointerenter', stay, { signal });
    box.addEventListener('pointerleave', leave, { signal });
    // Its code came with the focus, and may come after the first characters.
    if (document.activeElement === input && (input.value === '' || input.value !== value)) setState(OPENED);
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [inputRef, value, isMini]);
  return { active: state.active, isOpen: isFixed || state.isOpen, isFixed, change: setState };
}
