import type { ReactNode } from 'react';
import type { Batch } from './use-batch';
import type { Selection } from './use-selection';
import styles from './selection.module.css';

/** Props of `SelectionBar`. */
export interface SelectionBarProps {
  readonly selection: Selection;
  readonly batch: Batch;
  /** What is done with all that is chosen. */
  readonly children: ReactNode;
}

/** What is done with several rows of a list at once: all of the page are chosen here, and what came of it is said here. */
export function SelectionBar({ selection, batch, children }: SelectionBarProps) {
  const { shown, chosen, choose } = selection;
  if (shown.length === 0 && batch.outcome === '') return null;
  return (
    <div className={styles.bar} role="group" aria-label="批量操作">
      <label className={styles.all}>
        <input
          type="checkbox"
          checked={shown.length > 0 && chosen.length === shown.length}
          disabled={shown.length === 0}
          onChange={({ target }) => choose(target.checked ? shown : [])}
        />
        全选本页
      </label>
      <span className={styles.count}>已选 {chosen.length} 项</span>
      <div className={styles.actions}>{children}</div>
      <span role="status" className={styles.outcome}>
        {batch.outcome}
      </span>
      {batch.rejected.length > 0 && (
        <ul className={styles.rejected} aria-label="没有成功的内容">
          {batch.rejected.map(({ id, name, msg }) => (
            <li key={id}>
              《{name || '已不可见的内容'}》：{msg}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
