import type { Banner, HomeSectionOf } from '@portal/api-contract';
import { type CSSProperties, type FocusEvent, type PointerEvent, useEffect, useState } from 'react';
import styles from './hero-carousel.module.css';
import { HeroPagination } from './hero-pagination';
import { HeroSlide } from './hero-slide';
import { useHeroCarousel } from './use-hero-carousel';

/** Props of `HeroCarousel`. */
export interface HeroCarouselProps {
  readonly variant: HomeSectionOf<'hero'>['variant'];
  readonly banners: readonly Banner[];
}

/** Slides over the whole width, moved by the style sheet at first and faded by swiper once the page is idle. */
export function HeroCarousel({ variant, banners }: HeroCarouselProps) {
  const { viewport, active, isEnhanced, isMovedByStyle, goTo, syncWithScroll } = useHeroCarousel(banners.length);
  const isRunning = isEnhanced || isMovedByStyle;
  const { isPaused, isPausedByVisitor, togglePause, watchers } = useAutoplayPause();

  return (
    <section
      className={styles.hero}
      aria-roledescription="轮播"
      aria-label="焦点推荐"
      data-variant={variant}
      // The header stands over it, and is read on what the first picture is.
      data-hero={banners[0]?.theme}
      style={{ '--slides': banners.length } as CSSProperties}
      data-enhanced={isEnhanced}
      data-moved-by-style={isMovedByStyle || undefined}
      data-paused={isPaused}
      {...watchers}
    >
      <div
        ref={viewport}
        className={styles.viewport}
        onScroll={syncWithScroll}
        aria-live={isRunning && !isPaused ? 'off' : 'polite'}
      >
        <div className={`swiper-wrapper ${styles.track}`}>
          {banners.map((banner, index) => (
            <HeroSlide
              key={banner.id}
              banner={banner}
              position={index + 1}
              count={banners.length}
              isInert={isEnhanced && index !== active}
            />
          ))}
        </div>
      </div>
      {banners.length > 1 && (
        <HeroPagination
          titles={banners.map((banner) => banner.title)}
          active={active}
          isMovedByStyle={isMovedByStyle}
          isRunning={isRunning}
          isPausedByVisitor={isPausedByVisitor}
          onSelect={goTo}
          onTogglePause={togglePause}
        />
      )}
    </section>
  );
}

/** Tells whether slides must stand still: under the pointer, with the focus, in a hidden tab, or by choice. */
function useAutoplayPause() {
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const [isHidden, setHidden] = useState(false);
  const [isPausedByVisitor, setPaused] = useState(false);

  useEffect(() => {
    const readVisibility = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', readVisibility);
    return () => document.removeEventListener('visibilitychange', readVisibility);
  }, []);

  return {
    isPaused: isHovered || hasFocus || isHidden || isPausedByVisitor,
    isPausedByVisitor,
    togglePause: () => setPaused((isPaused) => !isPaused),
    watchers: {
      // A finger has no way to leave: it would stop the slides for good.
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocus(true),
      onBlur: (event: FocusEvent) => setFocus(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
