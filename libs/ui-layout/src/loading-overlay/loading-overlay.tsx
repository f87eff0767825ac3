import { useEffect, useState } from 'react';
import styles from './loading-overlay.module.css';

/** How long the overlay stays after a route change, in milliseconds (spec §9). */
export const OVERLAY_MS = 500;

/** Props of `LoadingOverlay`. */
export interface LoadingOverlayProps {
  /** Changes with every navigation. */
  readonly navigationKey: string;
}

/**
 * Full-screen overlay after every route change (spec §2): transparent, with a thin bar along the top, since the page
 * behind is there already. The first page is never covered, and screen readers are not told.
 */
export function LoadingOverlay({ navigationKey }: LoadingOverlayProps) {
  const [shownFor, setShownFor] = useState(navigationKey);
  const isCovering = shownFor !== navigationKey;

  useEffect(() => {
    if (!isCovering) return undefined;
    const timer = setTimeout(() => setShownFor(navigationKey), OVERLAY_MS);
    return () => clearTimeout(timer);
  }, [isCovering, navigationKey]);

  if (!isCovering) return null;
  return (
    <div className={styles.overlay} aria-hidden="true" data-testid="loading-overlay">
      <div className={styles.bar} />
    </div>
  );
}
