import type { ProductContent } from '@portal/api-contract';
import { FigureStrip } from '@portal/ui-content';
import styles from './product-detail.module.css';

/** What a product is, in words and in figures. */
export function Overview({ content: { overview, metrics } }: { readonly content: ProductContent }) {
  return (
    <>
      <div className={styles.overview}>
        {overview.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <FigureStrip figures={metrics} />
    </>
  );
}
