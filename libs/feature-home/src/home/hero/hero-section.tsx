import type { Banner } from '@portal/api-contract';
import { Block, type BlockQuery } from '../block/block';
import { HeroCarousel } from './hero-carousel';
import styles from './hero-carousel.module.css';

const BANNER_LIMIT = 5;

/** Props of `HeroSection`. */
export interface HeroSectionProps {
  readonly query: BlockQuery<readonly Banner[]>;
}

/** Carousel at the top of the page. Without banners a dark band stays under the transparent header. */
export function HeroSection({ query }: HeroSectionProps) {
  if (query.data?.length) return <HeroCarousel banners={query.data.slice(0, BANNER_LIMIT)} />;
  return (
    <div className={styles.band} data-loading={!query.data && !query.isError}>
      <h1 className={styles.hiddenTitle}>首页</h1>
      <Block name="焦点推荐" query={query} sizeClass={styles.placeholder}>
        {() => null}
      </Block>
    </div>
  );
}
