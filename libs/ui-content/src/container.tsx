import type { ReactNode } from 'react';
import styles from './container.module.css';

/** Content of the main width with air above and below. */
export function Container({
  className = '',
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return <div className={`${styles.container} ${className}`}>{children}</div>;
}
