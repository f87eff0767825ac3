import type { CaseDetail } from '@portal/api-contract';
import styles from './customer-facts.module.css';

/** Who the customer is, in facts. */
export function CustomerFacts({ item }: { readonly item: CaseDetail }) {
  const { customer, logo, industry, region, content } = item;
  const facts = [
    { label: '客户', value: customer },
    { label: '行业', value: industry },
    { label: '地区', value: region },
    { label: '实施周期', value: content.duration },
  ].filter(({ value }) => value);
  return (
    <div className={styles.card}>
      {logo && <img src={logo} alt="" width={160} height={64} loading="lazy" />}
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
