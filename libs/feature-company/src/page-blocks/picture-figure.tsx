import { Picture } from '@portal/ui-kit';
import type { BlockOf } from './block-types';
import styles from './picture-figure.module.css';

/** Widths and proportions in which the pictures of pages are stored. */
const WIDTHS = [480, 960, 1280];
const SIZE = { width: 1280, height: 800 } as const;

/** Picture with its caption. */
export function PictureFigure({ src, alt, caption }: Pick<BlockOf<'image'>, 'src' | 'alt' | 'caption'>) {
  return (
    <figure className={styles.figure}>
      <Picture
        src={src}
        widths={WIDTHS}
        {...SIZE}
        alt={alt}
        sizes="(max-width: 1023px) 92vw, 1120px"
        loading="lazy"
        className={styles.picture}
      />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
