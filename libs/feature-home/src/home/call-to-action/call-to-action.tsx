import type { HomeSectionOf } from '@portal/api-contract';
import { useId } from 'react';
import { ActionLinks } from '../action-links/action-links';
import styles from './call-to-action.module.css';

/** Last word of the page: what to do next. */
export function CallToAction({ title, subtitle, actions }: Omit<HomeSectionOf<'callToAction'>, 'kind'>) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <div className={styles.inner}>
        <div>
          <h2 id={headingId}>{title}</h2>
          {subtitle && <p>{subtitle}</p>}
        </div>
        <ActionLinks actions={actions} ground="accent" />
      </div>
    </section>
  );
}
