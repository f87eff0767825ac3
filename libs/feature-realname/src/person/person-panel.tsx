import { Card } from '@portal/ui-kit';
import { type ReactNode, useId } from 'react';
import styles from './person.module.css';

/** Props of `PersonPanel`. */
export interface PersonPanelProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** The panel in which a step of a verification is taken. */
export function PersonPanel({ title, text, children }: PersonPanelProps) {
  const id = useId();
  return (
    <Card as="section" className={styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </header>
      {children}
    </Card>
  );
}
