import { useEffect, useState } from 'react';
import styles from './progress-bar.module.css';

/** Loads shorter than this show no bar, in milliseconds (spec §9). */
export const PROGRESS_THROTTLE_MS = 200;

/** Props of `ProgressBar`. */
export interface ProgressBarProps {
  readonly isActive: boolean;
}

/** Thin bar at the top while a page is on its way; it takes 5 s to reach the end (spec §9). */
export function ProgressBar({ isActive }: ProgressBarProps) {
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    if (!isActive) return undefined;
    const timer = setTimeout(() => setIsShown(true), PROGRESS_THROTTLE_MS);
    return () => {
      clearTimeout(timer);
      setIsShown(false);
    };
  }, [isActive]);

  if (!isShown) return null;
  // Outside of all landmarks, only what tells of a state is found by screen readers.
  return (
    <div role="status">
      <div className={styles.bar} role="progressbar" aria-label="页面加载中" />
    </div>
  );
}
