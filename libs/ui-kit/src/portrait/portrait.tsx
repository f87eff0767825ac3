import styles from './portrait.module.css';

/** Props of `Portrait`. */
export interface PortraitProps {
  readonly name: string;
  /** URL of the drawn portrait; without one the first sign of the name stands there. */
  readonly src?: string | undefined;
  /** Beside a few words, or beside a text; the first by default. */
  readonly size?: keyof typeof SIZES;
}

/** Pixels. */
const SIZES = { small: 56, large: 72 };

/** Portrait of somebody whose name stands beside it, round. */
export function Portrait({ name, src, size = 'small' }: PortraitProps) {
  const side = SIZES[size];
  return (
    <span className={styles.portrait} data-size={size} aria-hidden="true">
      {src ? <img src={src} alt="" width={side} height={side} loading="lazy" /> : [...name][0]}
    </span>
  );
}
