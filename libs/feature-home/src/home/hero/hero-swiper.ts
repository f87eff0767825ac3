import Swiper from 'swiper';
import { EffectFade } from 'swiper/modules';

/** The part of swiper that the hero uses. */
export interface HeroSwiper {
  slideTo(index: number): void;
  destroy(): void;
}

const FADE_MS = 700;
// A slide is as wide as the window: nobody drags it half of that.
const SWIPE_RATIO = 0.12;

/**
 * Lets swiper fade and drag the slides of a row that has been scrolling by itself until now. Modules that
 * write markup (A11y, Navigation, Pagination) stay out: the page allows no HTML from strings.
 */
export function createHeroSwiper(viewport: HTMLElement, onChange: (index: number) => void): HeroSwiper {
  const initialSlide = Math.round(viewport.scrollLeft / (viewport.clientWidth || 1));
  viewport.style.scrollBehavior = 'auto';
  viewport.style.overflow = 'hidden';
  viewport.scrollLeft = 0;
  const swiper = new Swiper(viewport, {
    modules: [EffectFade],
    effect: 'fade',
    fadeEffect: { crossFade: true },
    speed: FADE_MS,
    longSwipesRatio: SWIPE_RATIO,
    initialSlide,
    grabCursor: true,
    on: { slideChange: ({ activeIndex }) => onChange(activeIndex) },
  });
  return {
    slideTo: (index) => void swiper.slideTo(index),
    destroy: () => {
      swiper.destroy();
      viewport.style.overflow = '';
      viewport.style.scrollBehavior = '';
    },
  };
}
