import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Key of the last address that has led somewhere: what is drawn anew later takes nobody back. */
let arrived = '';

/** Scrolls to what an address leads to, and gives it the focus. In a document that it loads, the browser itself does so. */
export function useArrival<Place extends HTMLElement>(isSought: boolean): RefObject<Place | null> {
  const ref = useRef<Place>(null);
  const isLed = useNavigationType() !== 'POP';
  const { key } = useLocation();
  useEffect(() => {
    if (!isSought || !isLed || arrived === key) return;
    arrived = key;
    ref.current?.scrollIntoView({ block: 'center' });
    ref.current?.focus({ preventScroll: true });
  }, [isSought, isLed, key]);
  return ref;
}
