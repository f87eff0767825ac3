import { type RefObject, useEffect } from 'react';

/** Calls `dismiss` on Escape and on a press outside the element, while something is open. */
export function useDismiss(
  area: RefObject<HTMLElement | null>,
  isOpen: boolean,
  dismiss: (byKey: boolean) => void,
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const dismissByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dismiss(true);
    };
    const dismissByPress = (event: PointerEvent) => {
      if (!area.current?.contains(event.target as Node)) dismiss(false);
    };
    document.addEventListener('keydown', dismissByKey);
    document.addEventListener('pointerdown', dismissByPress);
    return () => {
      document.removeEventListener('keydown', dismissByKey);
      document.removeEventListener('pointerdown', dismissByPress);
    };
  }, [area, isOpen, dismiss]);
}
