import type { CaseBrief, HomeSectionOf } from '@portal/api-contract';
import { htmlFile, paths } from '@portal/portal-paths';
import { CaseCard } from '@portal/ui-content';
import { ScrollCarousel, SiteLink } from '@portal/ui-kit';
import type { BlockQuery } from '../block/block';
import { BlockSection, type Heading } from '../block/block-section';
import styles from './cases-section.module.css';

/** Props of `CasesSection`. */
export interface CasesSectionProps {
  /** `slides` with pictures in a row that scrolls; `metrics` as a wall of their figures. */
  readonly variant: HomeSectionOf<'cases'>['variant'];
  readonly heading: Heading;
  readonly query: BlockQuery<readonly CaseBrief[]>;
}

/** Customer cases, each with its one figure. */
export function CasesSection({ variant, heading, query }: CasesSectionProps) {
  if (query.data?.length === 0) return null;
  return (
    <BlockSection
      name="客户案例"
      heading={heading}
      action={{ text: '查看全部案例', href: paths.caseList.href() }}
      className={styles.section}
      query={query}
      sizeClass={styles.size}
    >
      {(cases) => (variant === 'slides' ? <CaseSlides cases={cases} /> : <CaseMetrics cases={cases} />)}
    </BlockSection>
  );
}

interface CasesProps {
  readonly cases: readonly CaseBrief[];
}

function CaseSlides({ cases }: CasesProps) {
  return (
    <ScrollCarousel label="客户案例" className={styles.carousel}>
      {cases.map((item) => (
        <li key={item.id} className={styles.item}>
          <CaseCard variant="slide" item={item} />
        </li>
      ))}
    </ScrollCarousel>
  );
}

function CaseMetrics({ cases }: CasesProps) {
  return (
    <ul className={styles.metrics}>
      {cases.map(({ id, title, customer, metric, logo }) => (
        <li key={id}>
          <SiteLink href={paths.caseDetail.href({ file: htmlFile(id) })} className={styles.metric}>
            <p className={styles.figure}>
              <strong>{metric.value}</strong>
              {metric.label}
            </p>
            <h3>{title}</h3>
            {logo ? <img src={logo} alt={customer} width={160} height={64} loading="lazy" /> : customer}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
