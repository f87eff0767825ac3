import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** Props of `EmptyState`. */
export interface EmptyStateProps {
  /** One sentence that says what is not there. */
  readonly message: string;
  /** One way on, as a link or a button. */
  readonly action?: ReactNode;
}

/** What a list shows when it has nothing to show. */
export function EmptyState({ message, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <svg
        className={styles.art}
        width="96"
        height="64"
        viewBox="0 0 96 64"
        fill="none"
        stroke="currentColor"
        aria-hidden
      >
        <path d="M14 30 48 14l34 16-34 16z" fill="var(--color-main-soft)" />
        <path d="M14 30v16l34 16 34-16V30M48 46v16" strokeOpacity=".55" />
        <path d="M31 22v-8l17-8 17 8v8" strokeDasharray="3 4" strokeOpacity=".7" />
      </svg>
      <p>{message}</p>
      {action}
    </div>
  );
}
