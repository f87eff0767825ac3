import { CheckIcon } from '@portal/ui-kit';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './form.module.css';

/** Props of `SuccessPanel`. */
export interface SuccessPanelProps {
  readonly title: string;
  /** What happens next, one sentence each. */
  readonly steps: readonly string[];
  /** Number to name when asking, e.g. `TR20261121ABC234`. */
  readonly number?: string;
  /** What the number is called; 申请编号 by default. */
  readonly numberLabel?: string;
  /** What else is known of it, before what happens next. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** Says that a form was taken and what happens next. */
export function SuccessPanel({ title, steps, number, numberLabel = '申请编号', children, actions }: SuccessPanelProps) {
  const ref = useRef<HTMLDivElement>(null);

  // The button that had the focus is gone with the form.
  useEffect(() => ref.current?.focus(), []);

  return (
    <div ref={ref} className={styles.success} role="status" tabIndex={-1}>
      <span className={styles.successMark}>
        <CheckIcon size={28} />
      </span>
      <h2>{title}</h2>
      {number && (
        <p>
          {numberLabel} <strong>{number}</strong>
        </p>
      )}
      {children}
      <ol className={styles.successSteps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {actions && <div className={styles.successActions}>{actions}</div>}
    </div>
  );
}
