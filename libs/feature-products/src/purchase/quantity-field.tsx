import { QUANTITY_LIMIT } from '@portal/api-contract';
import { Button } from '@portal/ui-kit';
import { useId } from 'react';
import { toQuantity } from './quantity';
import styles from './purchase.module.css';

/** Props of `QuantityField`. */
export interface QuantityFieldProps {
  readonly value: string;
  readonly error: string;
  readonly onChange: (text: string) => void;
}

/** Quantity, typed or stepped. */
export function QuantityField({ value, error, onChange }: QuantityFieldProps) {
  const id = useId();
  const messageId = `${id}-message`;
  const step = (change: number) => onChange(String(toQuantity(value) + change));
  return (
    <div className={styles.field}>
      <label htmlFor={id}>数量</label>
      <div className={styles.stepper}>
        <Button variant="plain" aria-label="减少数量" disabled={toQuantity(value) <= 1} onClick={() => step(-1)}>
          −
        </Button>
        <input
          id={id}
          name="quantity"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={value}
          aria-invalid={Boolean(error)}
          aria-describedby={messageId}
          onChange={(event) => onChange(event.target.value)}
        />
        <Button
          variant="plain"
          aria-label="增加数量"
          disabled={toQuantity(value) >= QUANTITY_LIMIT}
          onClick={() => step(1)}
        >
          +
        </Button>
      </div>
      <p id={messageId} className={styles.message} data-error={error ? '' : undefined}>
        {error || `1–${QUANTITY_LIMIT} 份`}
      </p>
    </div>
  );
}
