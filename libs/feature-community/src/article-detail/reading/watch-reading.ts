import type { AppDispatch } from '@portal/data-access-api';
import { openPosition } from '../../shared/kept-positions';

/** Per cent of a text that count: within the first of them nobody has begun to read, after each a place is kept. */
const STEP = 10;

/** What is read, and who hears of it. */
export interface ReadingOptions {
  readonly mid: string;
  readonly dispatch: AppDispatch;
  /** Told where the reader has stopped before, in per cent, as long as they have not begun anew; then 0. */
  readonly onPlace: (percent: number) => void;
}

/** A text that is being read. */
export interface Reading {
  /** Goes to a place, in per cent. */
  readonly goTo: (percent: number) => void;
  readonly stop: () => void;
}

/** Keeps how far a text is read, and says how far it was read before. */
export function watchReading(text: HTMLElement, { mid, dispatch, onPlace }: ReadingOptions): Reading {
  const ended = new AbortController();
  const position = openPosition(dispatch, mid);
  let kept: number | undefined;
  let seen = 0;

  function readPercent(): number {
    const { top, bottom, height } = text.getBoundingClientRect();
    if (bottom <= window.innerHeight) return 100;
    return Math.max(0, Math.floor((-top / height) * 100));
  }

  function keep(): void {
    // Read to its end, it is begun anew the next time.
    const place = seen === 100 ? 0 : seen;
    // Who has not begun yet keeps the place from before.
    if (kept === undefined || place === kept || seen < STEP) return;
    kept = place;
    void position.keep(place);
  }

  function follow(): void {
    // Of a page that is being left nothing can be measured.
    if (!text.isConnected) return;
    seen = readPercent();
    if (seen >= STEP) onPlace(0);
    if (seen === 100 || Math.abs(seen - (kept ?? seen)) >= STEP) keep();
  }

  void position.read().then((before) => {
    if (ended.signal.aborted) return;
    kept = before;
    seen = readPercent();
    // An address that leads to a part of it, or a reader who goes on, knows better.
    if (before >= STEP && seen < STEP && !window.location.hash) onPlace(before);
    window.addEventListener('scroll', follow, { passive: true, signal: ended.signal });
    document.addEventListener('visibilitychange', keep, { signal: ended.signal });
  });

  return {
    goTo(percent) {
      const { top, height } = text.getBoundingClientRect();
      const underHeader = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
      window.scrollTo(window.scrollX, window.scrollY + top + (height * percent) / 100 - underHeader);
      text.focus({ preventScroll: true });
    },
    stop() {
      if (!ended.signal.aborted) keep();
      ended.abort();
    },
  };
}
