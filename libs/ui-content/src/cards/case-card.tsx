import type { CaseBrief } from '@portal/api-contract';
import { htmlFile, paths } from '@portal/portal-paths';
import { CardLink, ClampedText, Cover } from '@portal/ui-kit';
import styles from './case-card.module.css';

/** Props of `CaseCard`. */
export interface CaseCardProps {
  readonly item: CaseBrief;
  /** `slide` under the heading of a section, with a larger figure. */
  readonly variant?: 'tile' | 'slide';
}

const SIZES = { tile: '(max-width: 767px) 92vw, 440px', slide: '(max-width: 767px) 82vw, 400px' };

/** Card of a customer case: its one figure before its title, and whose it is. */
export function CaseCard({ item, variant = 'tile' }: CaseCardProps) {
  const { id, title, customer, industry, summary, metric, logo, coverImage } = item;
  const Heading = variant === 'slide' ? 'h3' : 'h2';
  return (
    <CardLink href={paths.caseDetail.href({ file: htmlFile(id) })}>
      <Cover src={coverImage} sizes={SIZES[variant]} className={styles.cover} />
      {industry && <span className={styles.industry}>{industry}</span>}
      <div className={styles.body} data-variant={variant}>
        <p className={styles.metric}>
          <strong>{metric.value}</strong>
          {metric.label}
        </p>
        <Heading className={styles.title}>{title}</Heading>
        <ClampedText className={styles.summary}>{summary}</ClampedText>
        <p className={styles.customer}>
          {logo ? <img src={logo} alt={customer} width={160} height={64} loading="lazy" /> : customer}
        </p>
      </div>
    </CardLink>
  );
}
