import type { CaseBrief } from '@portal/api-contract';
import { htmlFile, paths } from '@portal/portal-paths';
import { CardLink, Picture } from '@portal/ui-kit';
import styles from './case-card.module.css';

const COVER_WIDTHS = [480, 960];

/** Card of a customer case. */
export function CaseCard({ item }: { readonly item: CaseBrief }) {
  const { id, title, customer, industry, summary, metric, logo, coverImage } = item;
  return (
    <CardLink href={paths.caseDetail.href({ file: htmlFile(id) })} className={styles.card}>
      <div className={styles.cover}>
        {coverImage && (
          <Picture
            src={coverImage}
            widths={COVER_WIDTHS}
            sizes="(max-width: 767px) 82vw, 400px"
            alt=""
            loading="lazy"
            className={styles.picture}
          />
        )}
        {industry && <span className={styles.industry}>{industry}</span>}
      </div>
      <div className={styles.body}>
        <p className={styles.metric}>
          <strong className={styles.value}>{metric.value}</strong>
          {metric.label}
        </p>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.summary}>{summary}</p>
        <p className={styles.customer}>
          {logo && <img src={logo} alt="" height={28} loading="lazy" className={styles.logo} />}
          {customer}
        </p>
      </div>
    </CardLink>
  );
}
