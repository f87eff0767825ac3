import styles from './purchase.module.css';

/** The product that is ordered, above what it costs. */
export function ProductLine({ name }: { readonly name: string }) {
  return (
    <dl className={styles.lines}>
      <div>
        <dt>产品</dt>
        <dd>{name}</dd>
      </div>
    </dl>
  );
}
