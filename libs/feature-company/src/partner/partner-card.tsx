import type { PartnerBrief } from '@portal/api-contract';
import { Badge } from '@portal/ui-kit';
import styles from './partner.module.css';

/** Card of a partner: there is no page of their own to lead to. */
export function PartnerCard({ partner: { name, logo, kind, region, summary } }: { readonly partner: PartnerBrief }) {
  return (
    <article className={styles.card}>
      <header>
        {logo ? (
          <img src={logo} alt="" width={132} height={44} loading="lazy" className={styles.logo} />
        ) : (
          <span className={styles.logo} aria-hidden="true" />
        )}
        <Badge>{kind}</Badge>
      </header>
      <h3>{name}</h3>
      {region && <p className={styles.region}>{region}</p>}
      {summary && <p className={styles.summary}>{summary}</p>}
    </article>
  );
}
