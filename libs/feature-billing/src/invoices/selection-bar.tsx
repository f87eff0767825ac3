import { formatAmount } from '@portal/ui-account';
import { Button } from '@portal/ui-kit';
import type { Selection } from './selection.rules';
import styles from './order-picker.module.css';

/** Props of `SelectionBar`. */
export interface SelectionBarProps {
  readonly selection: Selection;
  /** How many the filters leave on all pages; `undefined` while that is not known. */
  readonly listedTotal: number | undefined;
  readonly onAll: () => void;
  readonly onClear: () => void;
  readonly onNext: () => void;
}

/** What is chosen on all pages, its sum, and the way on; it stays in sight. */
export function SelectionBar({ selection, listedTotal, onAll, onClear, onNext }: SelectionBarProps) {
  const { ids, fixedIds, orderCount, amount } = selection;
  return (
    <section className={styles.bar} aria-label="已选订单">
      <div className={styles.choices}>
        <Button variant="text" disabled={!listedTotal} onClick={onAll}>
          {`跨页全选${listedTotal === undefined ? '' : ` ${listedTotal} 项`}`}
        </Button>
        <Button variant="text" disabled={ids.length === 0} onClick={onClear}>
          清空
        </Button>
      </div>
      <p className={styles.total} role="status">
        <span>
          已选 <strong>{orderCount}</strong> 个订单
          {fixedIds.size > 0 && <small>{`含 ${fixedIds.size} 项有退款的必选订单`}</small>}
        </span>
        <span className={styles.amount}>
          合计 <strong>{formatAmount(amount)}</strong>
        </span>
      </p>
      <Button variant="primary" onClick={onNext}>
        下一步
      </Button>
    </section>
  );
}
