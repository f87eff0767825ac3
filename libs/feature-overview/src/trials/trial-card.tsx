import type { TrialBrief } from '@portal/api-contract/account';
import { trialLifecycle } from '@portal/lifecycles';
import { cardStyles, RecordLink, StatusTag } from '@portal/ui-account';
import { SiteLink } from '@portal/ui-kit';
import { useId } from 'react';
import { TrialActions } from './trial-actions';
import { TrialMeters } from './trial-meters';
import { describeTrial, toTrialHref } from './trial-words';
import styles from './trials.module.css';

/** A trial: how it stands, what is left of it, and what can be done. */
export function TrialCard({ trial }: { readonly trial: TrialBrief }) {
  const titleId = useId();
  const { id, productName, status } = trial;
  return (
    <article className={`${cardStyles.card} ${styles.card}`} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId} className={cardStyles.name}>
          <SiteLink href={toTrialHref(id)}>{productName}</SiteLink>
        </h2>
        <StatusTag lifecycle={trialLifecycle} state={status} />
      </header>
      <p className={styles.number}>试用编号 {id}</p>
      <TrialMeters trial={trial} />
      <p className={styles.hint}>{describeTrial(trial)}</p>
      <div className={cardStyles.actions}>
        <RecordLink text="打开" name={productName} href={toTrialHref(id)} />
        <TrialActions trial={trial} />
      </div>
    </article>
  );
}
