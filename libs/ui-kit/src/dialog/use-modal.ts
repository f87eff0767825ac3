import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useScrollLock } from '../scroll-lock/use-scroll-lock';

/** What a modal dialog is told. */
export interface ModalOptions {
  /** The visitor closed it; it is gone when it is no longer rendered. */
  readonly onClose: () => void;
  /** Following a link in it closes it: what it leads to is behind it. */
  readonly isClosedByLinks?: boolean;
}

/**
 * Opens a native dialog for as long as it is rendered: focus stays inside, Escape and a press beside it close it, focus
 * returns, and the page does not scroll. Returns the attributes of the dialog and a function that closes it.
 */
export function useModal({ onClose, isClosedByLinks = false }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  useScrollLock(true);

  useLayoutEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  const close = () => ref.current?.close();

  function closeByPress({ target }: MouseEvent) {
    if (target === ref.current || (isClosedByLinks && (target as Element).closest('a'))) close();
  }

  // The event comes late: by then the dialog may be gone, or open again.
  function tell() {
    if (ref.current && !ref.current.open) onClose();
  }

  return { dialog: { ref, onClose: tell, onClick: closeByPress }, close };
}
