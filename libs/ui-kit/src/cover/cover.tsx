import { Picture } from '../picture/picture';
import styles from './cover.module.css';

const WIDTHS = [480, 960];

/** Props of `Cover`. */
export interface CoverProps {
  /** Name of the picture; without one the frame keeps its place and colour. */
  readonly src: string;
  readonly sizes: string;
  /** Gives the frame its size. */
  readonly className?: string | undefined;
}

/** Picture of a card, which grows a little while the pointer is on the card. */
export function Cover({ src, sizes, className = '' }: CoverProps) {
  return (
    <div className={`${styles.frame} ${className}`}>
      {src && <Picture src={src} widths={WIDTHS} sizes={sizes} alt="" loading="lazy" className={styles.picture} />}
    </div>
  );
}
