import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** What a badge says: newest, hottest, a running state, a finished one, or plain information. */
export type BadgeTone = 'new' | 'hot' | 'active' | 'muted' | 'info';

/** Props of `Badge`. */
export interface BadgeProps {
  readonly tone?: BadgeTone;
  readonly children: ReactNode;
}

/** Small label on cards and in lists. */
export function Badge({ tone = 'info', children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
