import type { Figure } from '@portal/api-contract';
import styles from './figure-strip.module.css';

/** Props of `FigureStrip`. */
export interface FigureStripProps {
  readonly figures: readonly Figure[];
  /** In place of the look of a strip. */
  readonly className?: string | undefined;
}

/** A few figures side by side. */
export function FigureStrip({ figures, className = styles.strip }: FigureStripProps) {
  if (figures.length === 0) return null;
  return (
    <dl className={className}>
      {figures.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
