import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { HeroSwiper } from './hero-swiper';

const GESTURES = ['pointerenter', 'touchstart', 'focusin'] as const;
const IDLE_TIMEOUT_MS = 4000;

/**
 * State of the hero: which slide shows, and what moves the slides. That is the style sheet as the page was sent
 * (`isMovedByStyle`), then the engine (`isEnhanced`); where neither may, the row scrolls and snaps by itself.
 */
export function useHeroCarousel(count: number) {
  const viewport = useRef<HTMLDivElement>(null);
  const engine = useRef<HeroSwiper>(null);
  const [active, setActive] = useState(0);
  const [isEnhanced, setEnhanced] = useState(false);
  const [isMovedByStyle, setMovedByStyle] = useState(count > 1);
  const isInteractive = useFirstInteraction(viewport);

  // From here on the slide that shows stands where the row is scrolled to.
  const takeOver = useCallback(() => {
    if (!viewport.current) return;
    const slide = stopStyleMotion(viewport.current);
    setMovedByStyle(false);
    if (slide === 0) return;
    jumpTo(viewport.current, slide);
    setActive(slide);
  }, []);

  useEffect(() => {
    if (wantsLess()) takeOver();
    else if (isInteractive && count > 1) {
      let isGone = false;
      import('./hero-swiper').then(
        ({ createHeroSwiper }) => {
          if (isGone || !viewport.current) return;
          takeOver();
          engine.current = createHeroSwiper(viewport.current, setActive);
          setEnhanced(true);
        },
        // Without the engine the style sheet goes on, and after a press the row scrolls and snaps by itself.
        () => undefined,
      );
      return () => {
        isGone = true;
        engine.current?.destroy();
        engine.current = null;
      };
    }
    return undefined;
  }, [isInteractive, count, takeOver]);

  const goTo = (index: number) => {
    const target = (index + count) % count;
    if (engine.current) engine.current.slideTo(target);
    else if (viewport.current) {
      takeOver();
      jumpTo(viewport.current, target);
      setActive(target);
    }
  };
  const syncWithScroll = () => {
    const element = viewport.current;
    if (element && !engine.current) setActive(Math.round(element.scrollLeft / (element.clientWidth || 1)));
  };

  return { viewport, active, isEnhanced, isMovedByStyle, goTo, syncWithScroll };
}

/** Stops what the style sheet moves; returns the index of the slide that it had come to. */
function stopStyleMotion(viewport: HTMLElement): number {
  const track = viewport.firstElementChild;
  if (!track) return 0;
  const shift = viewport.getBoundingClientRect().left - track.getBoundingClientRect().left;
  // Now, and not with the next rendering: the row would be moved twice until then.
  for (const motion of track.getAnimations?.() ?? []) motion.cancel();
  return Math.round(shift / (viewport.clientWidth || 1));
}

// At once: the engine may come at any moment, and begins where the row stands.
function jumpTo(row: HTMLElement, slide: number): void {
  row.style.scrollBehavior = 'auto';
  row.scrollLeft = slide * row.clientWidth;
  row.style.scrollBehavior = '';
}

// Moving by itself and loading more code are both unwelcome then.
function wantsLess(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Becomes true when the loaded page is idle, or at the visitor's first gesture on the element. */
function useFirstInteraction(target: RefObject<HTMLElement | null>): boolean {
  const [isInteractive, setInteractive] = useState(false);

  useEffect(() => {
    const element = target.current;
    if (isInteractive || !element) return;
    const start = () => setInteractive(true);
    const stopWaiting = waitForIdle(start);
    for (const gesture of GESTURES) element.addEventListener(gesture, start, { passive: true });
    return () => {
      stopWaiting();
      for (const gesture of GESTURES) element.removeEventListener(gesture, start);
    };
  }, [isInteractive, target]);

  return isInteractive;
}

function waitForIdle(callback: () => void): () => void {
  const abort = new AbortController();
  const whenIdle = () => {
    const run = () => !abort.signal.aborted && callback();
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(run, IDLE_TIMEOUT_MS / 2);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true, signal: abort.signal });
  return () => abort.abort();
}
