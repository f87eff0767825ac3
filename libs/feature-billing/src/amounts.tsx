import type { ReactNode } from 'react';
import styles from './amounts.module.css';

/** Sums, each with its name, of which one is the total. */
export function Amounts({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.amounts}>{children}</dl>;
}

/** Props of `Amount`. */
export interface AmountProps {
  readonly name: string;
  readonly text: string;
  /** Why it is so. */
  readonly note?: string;
  readonly isTotal?: boolean;
}

/** One of `Amounts`. */
export function Amount({ name, text, note, isTotal = false }: AmountProps) {
  return (
    <div data-total={isTotal || undefined}>
      <dt>
        {name}
        {note && <small>{note}</small>}
      </dt>
      <dd>{text}</dd>
    </div>
  );
}
