import { Card } from '@portal/ui-kit';
import { type ReactNode, useId } from 'react';
import styles from './account-card.module.css';

/** Props of `AccountCard`. */
export interface AccountCardProps {
  readonly title: string;
  /** A link or a button at the right of the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** White panel with a heading: the parts a page of the account area is made of. */
export function AccountCard({ title, action, children }: AccountCardProps) {
  const id = useId();
  return (
    <Card as="section" className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {children}
    </Card>
  );
}
