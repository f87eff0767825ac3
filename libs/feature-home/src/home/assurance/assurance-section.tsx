import type { HomeSectionOf } from '@portal/api-contract';
import { Section } from '@portal/ui-kit';
import styles from './assurance-section.module.css';

/** What is promised of each service, and the certificates that say so. */
export function AssuranceSection({ title, subtitle, levels, certificates }: Omit<HomeSectionOf<'assurance'>, 'kind'>) {
  return (
    <Section title={title} subtitle={subtitle} surface="soft">
      <dl className={styles.levels}>
        {levels.map(({ service, promise, note }) => (
          <div key={service}>
            <dt>{service}</dt>
            <dd className={styles.promise}>{promise}</dd>
            {note && <dd className={styles.note}>{note}</dd>}
          </div>
        ))}
      </dl>
      {certificates.length > 0 && (
        <ul className={styles.certificates}>
          {certificates.map(({ name, note }) => (
            <li key={name}>
              <strong>{name}</strong>
              {note}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
