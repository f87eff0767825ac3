import { formatPeriod, type RefundableLine } from '@portal/api-contract/account';
import { formatAmount } from '@portal/ui-account';
import styles from './refunds.module.css';

/** How many units of each line are wanted back, by its number; none of those that are left out. */
export type WantedUnits = Readonly<Record<number, number>>;

/** Props of `RefundLines`. */
export interface RefundLinesProps {
  readonly lines: readonly RefundableLine[];
  readonly wanted: WantedUnits;
  readonly onChange: (wanted: WantedUnits) => void;
}

/** Lines of an order of which some, or some units, are wanted back. */
export function RefundLines({ lines, wanted, onChange }: RefundLinesProps) {
  return (
    <ul className={styles.lines} aria-label="退款商品">
      {lines.map((line) => {
        const { lineNo, left, failure } = line;
        const quantity = wanted[lineNo] ?? 0;
        const set = (units: number) => onChange({ ...wanted, [lineNo]: units });
        return (
          <li key={lineNo} className={styles.line}>
            <label className={styles.choice}>
              <input
                type="checkbox"
                name={`line-${lineNo}`}
                checked={quantity > 0}
                disabled={failure !== ''}
                onChange={(event) => set(event.target.checked ? left : 0)}
              />
              <span>
                {line.planName}
                <small>
                  {formatPeriod(line.period)} · 共 {line.quantity} 份，可退 {left} 份 · {formatAmount(line.payable)}
                </small>
              </span>
            </label>
            {failure ? (
              <span className={styles.failure}>{failure}</span>
            ) : (
              <Quantity line={line} value={quantity} onChange={set} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface QuantityProps {
  readonly line: RefundableLine;
  readonly value: number;
  readonly onChange: (units: number) => void;
}

function Quantity({ line: { lineNo, planName, left, isWhole }, value, onChange }: QuantityProps) {
  if (isWhole || left === 1) return <span className={styles.quantity}>{isWhole ? '整单退款' : '1 份'}</span>;
  return (
    <label className={styles.quantity}>
      退款数量
      <select
        name={`quantity-${lineNo}`}
        aria-label={`${planName}退款数量`}
        value={value || left}
        disabled={value === 0}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {Array.from({ length: left }, (_one, place) => place + 1).map((units) => (
          <option key={units} value={units}>
            {units} 份
          </option>
        ))}
      </select>
    </label>
  );
}
