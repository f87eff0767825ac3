import type { Banner, HomeSectionOf } from '@portal/api-contract';
import { VisuallyHidden } from '@portal/ui-kit';
import { Block, type BlockQuery } from '../block/block';
import { HeroCarousel } from './hero-carousel';
import styles from './hero-carousel.module.css';

const BANNER_LIMIT = 5;

/** Props of `HeroSection`. */
export interface HeroSectionProps {
  /** `stage` takes nearly all of the window. */
  readonly variant: HomeSectionOf<'hero'>['variant'];
  readonly query: BlockQuery<readonly Banner[]>;
}

/** Carousel at the top of the page. Without banners a dark band stays under the transparent header. */
export function HeroSection({ variant, query }: HeroSectionProps) {
  const [first] = query.data ?? [];
  return (
    <>
      {/* Beside the slides: those that are covered are out of reach, and a page is never without its heading. */}
      <VisuallyHidden as="h1">{first?.title ?? '首页'}</VisuallyHidden>
      {query.data && first ? (
        <HeroCarousel variant={variant} banners={query.data.slice(0, BANNER_LIMIT)} />
      ) : (
        <div className={styles.band} data-variant={variant} data-loading={!query.data && !query.isError}>
          <Block name="焦点推荐" query={query} sizeClass={styles.placeholder}>
            {() => null}
          </Block>
        </div>
      )}
    </>
  );
}
