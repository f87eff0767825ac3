import type { CaseBrief } from '@portal/api-contract';
import { htmlFile, paths } from '@portal/portal-paths';
import { CardLink, Cover } from '@portal/ui-kit';
import styles from './case-card.module.css';

/** Card of a customer case: its one figure before its title, and whose it is. */
export function CaseCard({ item }: { readonly item: CaseBrief }) {
  const { id, title, customer, industry, summary, metric, logo, coverImage } = item;
  return (
    <CardLink href={paths.caseDetail.href({ file: htmlFile(id) })}>
      <Cover src={coverImage} sizes="(max-width: 767px) 92vw, 440px" className={styles.cover} />
      {industry && <span className={styles.industry}>{industry}</span>}
      <div className={styles.body}>
        <p className={styles.metric}>
          <strong>{metric.value}</strong>
          {metric.label}
        </p>
        <h2>{title}</h2>
        <p className={styles.summary}>{summary}</p>
        <p className={styles.customer}>
          {logo ? <img src={logo} alt={customer} width={160} height={64} loading="lazy" /> : customer}
        </p>
      </div>
    </CardLink>
  );
}
