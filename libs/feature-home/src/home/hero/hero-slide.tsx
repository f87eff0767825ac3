import type { Banner } from '@portal/api-contract';
import { Picture } from '@portal/ui-kit';
import { ActionLinks } from '../action-links/action-links';
import styles from './hero-slide.module.css';

const WIDTHS = [768, 1280, 1920];
const PHONE_WIDTHS = [390, 780];

/** Props of `HeroSlide`. */
export interface HeroSlideProps {
  readonly banner: Banner;
  readonly position: number;
  readonly count: number;
  /** Covered by another slide: out of reach for pointer, keyboard and screen reader. */
  readonly isInert: boolean;
}

/** Slide of the hero; the first one carries the page's largest picture. */
export function HeroSlide({ banner, position, count, isInert }: HeroSlideProps) {
  const isFirst = position === 1;
  const { image, mobileImage } = banner;
  return (
    <div
      role="group"
      aria-roledescription="幻灯片"
      aria-label={`第 ${position} 张，共 ${count} 张`}
      className={`swiper-slide ${styles.slide}`}
      data-theme={banner.theme}
      inert={isInert}
    >
      {image && (
        <Picture
          src={image}
          widths={WIDTHS}
          mobile={mobileImage ? { src: mobileImage, widths: PHONE_WIDTHS } : undefined}
          sizes="100vw"
          alt={banner.imageAlt}
          className={isFirst ? styles.picture : `${styles.picture} ${styles.later}`}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'low'}
        />
      )}
      <div className={styles.content}>
        <h2 className={styles.title}>{banner.title}</h2>
        {banner.subtitle && <p>{banner.subtitle}</p>}
        <ActionLinks actions={banner.actions} ground={banner.theme} />
      </div>
    </div>
  );
}
