import { useEffect, useRef, useState } from 'react';
import type { HeroSwiper } from './hero-swiper';
import { useAwakening } from './use-awakening';

/** State of the hero: which slide shows, and the engine that moves the slides once it is here. */
export function useHeroCarousel(count: number) {
  const viewport = useRef<HTMLDivElement>(null);
  const engine = useRef<HeroSwiper>(null);
  const [active, setActive] = useState(0);
  const [isEnhanced, setEnhanced] = useState(false);
  const isAwake = useAwakening(viewport);

  useEffect(() => {
    if (!isAwake || count < 2 || wantsLess()) return;
    let isGone = false;
    import('./hero-swiper').then(
      ({ createHeroSwiper }) => {
        if (isGone || !viewport.current) return;
        engine.current = createHeroSwiper(viewport.current, setActive);
        setEnhanced(true);
      },
      // Without the engine the row still scrolls and snaps by itself.
      () => undefined,
    );
    return () => {
      isGone = true;
      engine.current?.destroy();
      engine.current = null;
    };
  }, [isAwake, count]);

  const goTo = (index: number) => {
    const target = (index + count) % count;
    if (engine.current) engine.current.slideTo(target);
    else if (viewport.current) {
      jumpTo(viewport.current, target);
      setActive(target);
    }
  };
  const syncWithScroll = () => {
    const element = viewport.current;
    if (element && !engine.current) setActive(Math.round(element.scrollLeft / (element.clientWidth || 1)));
  };

  return { viewport, active, isAwake, isEnhanced, goTo, syncWithScroll };
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
