import type { HomeSectionOf } from '@portal/api-contract';
import type { CSSProperties } from 'react';
import styles from './figures-section.module.css';

/** Key figures of the company: a panel over the lower edge of the hero, or a line between other sections. */
export function FiguresSection({ variant, figures }: Omit<HomeSectionOf<'figures'>, 'kind'>) {
  return (
    <section aria-label="关键数据" className={styles.section} data-variant={variant}>
      {/* A document that arrives in pieces must not move what is painted already: the columns are counted ahead. */}
      <dl className={styles.strip} style={{ '--columns': figures.length } as CSSProperties}>
        {figures.map(({ value, unit, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              <span>{unit}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
