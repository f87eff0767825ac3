import type { ReactNode } from 'react';
import styles from './record-form.module.css';

/** Props of `FormPanel`. */
export interface FormPanelProps {
  readonly title: string;
  /** What the panel is called for those who do not see it; its title by default. */
  readonly label?: string;
  /** What is to be known before it is filled in. */
  readonly text?: ReactNode;
  readonly children: ReactNode;
}

/** A panel of a record's form under its title. */
export function FormPanel({ title, label = title, text, children }: FormPanelProps) {
  return (
    <section className={styles.panel} aria-label={label}>
      <h2 className={styles.panelTitle}>{title}</h2>
      {text && <p className={styles.panelText}>{text}</p>}
      {children}
    </section>
  );
}
