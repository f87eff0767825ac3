import { Skeleton } from '@portal/ui-kit';
import styles from './submit-work-order.module.css';

/** Keeps the place of the form's three steps. */
export function FormWaiting() {
  return (
    <div className={styles.form} role="status" aria-label="加载中">
      <Skeleton height={250} />
      <Skeleton height={1240} />
      <Skeleton height={290} />
    </div>
  );
}
