import type { Factory } from '@portal/api-contract';
import { Badge } from '@portal/ui-kit';
import styles from './factory-meta.module.css';

/** Where a factory is, what it makes, since when, and what it is certified as. */
export function FactoryMeta({ factory: { place, industry, year, certification } }: { readonly factory: Factory }) {
  return (
    <p className={styles.meta}>
      <span>{place}</span>
      <span>{industry}</span>
      <span>{year} 年</span>
      {certification && <Badge tone="new">{certification}</Badge>}
    </p>
  );
}
