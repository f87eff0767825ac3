import type { Figure } from '@portal/api-contract';
import { FigureStrip } from '@portal/ui-content';
import styles from './factory-figures.module.css';

/** What a factory has reached, in figures; narrower than a strip. */
export function FactoryFigures({ figures }: { readonly figures: readonly Figure[] }) {
  return <FigureStrip figures={figures} className={styles.figures} />;
}
