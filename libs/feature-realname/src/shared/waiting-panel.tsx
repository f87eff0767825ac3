import { recordStyles } from '@portal/ui-account';
import type { ReactNode } from 'react';
import { Deadline } from './deadline';
import styles from './waiting-panel.module.css';

/** Props of `WaitingPanel`. */
export interface WaitingPanelProps {
  readonly title: string;
  readonly text: string;
  /** When the wait ends by itself; `null` where it is not known. */
  readonly dueAt: string | null;
  readonly children?: ReactNode;
}

/** Something that somebody else has to do first; the page looks again by itself. */
export function WaitingPanel({ title, text, dueAt, children }: WaitingPanelProps) {
  return (
    <section className={`${recordStyles.panel} ${styles.panel}`} aria-label={title}>
      <span className={styles.pulse} aria-hidden="true" />
      <div>
        <h2 className={styles.title} role="status">
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
        {dueAt && <Deadline label="等待期限" at={dueAt} />}
        {children}
      </div>
    </section>
  );
}
