import type { ModelContent } from '@portal/api-contract';
import styles from './accuracy-section.module.css';
import { PageSection } from './page-section';

/** How well the model does, how that was measured, and where it fails. */
export function AccuracySection({ accuracy, limits }: Pick<ModelContent, 'accuracy' | 'limits'>) {
  return (
    <PageSection id="accuracy" surface="soft">
      <dl className={styles.figures}>
        {accuracy.map(({ metric, value, note }) => (
          <div key={metric}>
            <dt>{metric}</dt>
            <dd className={styles.value}>{value}</dd>
            <dd className={styles.note}>{note}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.limits}>
        <h3>使用限制</h3>
        <ul>
          {limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </div>
    </PageSection>
  );
}
