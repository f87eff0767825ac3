import { describeState, type Lifecycle } from '@portal/lifecycles';
import styles from './status.module.css';

/** Props of `StatusTag`. */
export interface StatusTagProps {
  readonly lifecycle: Lifecycle;
  readonly state: number;
}

/** State of a record in words, coloured by what it asks of its reader. */
export function StatusTag({ lifecycle, state }: StatusTagProps) {
  const { label, tone } = describeState(lifecycle, state);
  return (
    <span className={styles.tag} data-tone={tone}>
      {label}
    </span>
  );
}
