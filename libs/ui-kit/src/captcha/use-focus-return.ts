import { type RefObject, useEffect, useRef } from 'react';

/** A control that takes the focus back. */
export interface FocusReturn<Control extends HTMLElement> {
  readonly controlRef: RefObject<Control | null>;
  /** Leaves the control, which is about to be disabled, for the panel until it is ready again. */
  readonly leave: () => void;
}

/** Brings the focus from the panel to its control as soon as the control is ready: at first, and after `leave`. */
export function useFocusReturn<Control extends HTMLElement>(
  panelRef: RefObject<HTMLElement | null>,
  isReady: boolean,
): FocusReturn<Control> {
  const controlRef = useRef<Control>(null);
  const isExpected = useRef(true);

  useEffect(() => {
    if (!isReady || !isExpected.current) return;
    isExpected.current = false;
    // A visitor who went on to another field in the meantime stays there.
    const { activeElement } = document;
    const isFree = activeElement === panelRef.current || activeElement === document.body;
    if (isFree) controlRef.current?.focus({ preventScroll: true });
  }, [isReady, panelRef]);

  return {
    controlRef,
    leave: () => {
      isExpected.current = true;
      panelRef.current?.focus({ preventScroll: true });
    },
  };
}
