import { Skeleton } from '@portal/ui-kit';
import styles from './mega-menu.module.css';

const ROWS = [0, 1, 2, 3, 4, 5];

/** Stands for a mega-menu whose data is on its way. */
export function MegaSkeleton() {
  return (
    <div className={styles.body} role="status" aria-label="加载中">
      <div className={styles.tabs}>
        {ROWS.map((row) => (
          <span key={row} className={styles.tab}>
            <Skeleton height={18} />
          </span>
        ))}
      </div>
      <div className={styles.panel}>
        <div className={styles.head}>
          <Skeleton width={140} height={24} />
        </div>
        <div className={styles.columns}>
          {[0, 1, 2, 3].map((column) => (
            <div key={column} className={styles.column}>
              {ROWS.map((row) => (
                <Skeleton key={row} width={row % 2 ? '60%' : '80%'} height={18} />
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
