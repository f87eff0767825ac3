import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

/** Props of `Skeleton`: the size of what will stand here. */
export interface SkeletonProps {
  readonly width?: CSSProperties['width'];
  readonly height: CSSProperties['height'];
}

/** Keeps the place of content that is on its way; silent for screen readers. */
export function Skeleton({ width = '100%', height }: SkeletonProps) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden />;
}
