import { Card } from '@portal/ui-kit';
import { type ReactNode, useId } from 'react';
import styles from './notice-panel.module.css';

/** Props of `NoticePanel`. */
export interface NoticePanelProps {
  readonly tone: 'info' | 'warning' | 'danger';
  readonly title: string;
  readonly children: ReactNode;
  /** Ways on. */
  readonly actions?: ReactNode;
}

/** Says what stands in the way, and how to go on. */
export function NoticePanel({ tone, title, children, actions }: NoticePanelProps) {
  const id = useId();
  return (
    <Card as="section" className={styles.panel} data-tone={tone} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={styles.body}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </Card>
  );
}
