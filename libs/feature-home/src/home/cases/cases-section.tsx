import type { CaseBrief } from '@portal/api-contract';
import { paths } from '@portal/portal-paths';
import { CaseCard } from '@portal/ui-content';
import { ScrollCarousel } from '@portal/ui-kit';
import type { BlockQuery } from '../block/block';
import { BlockSection, type BlockSectionProps } from '../block/block-section';
import styles from './cases-section.module.css';

/** Props of `CasesSection`. */
export interface CasesSectionProps {
  readonly heading: BlockSectionProps<unknown>['heading'];
  readonly query: BlockQuery<readonly CaseBrief[]>;
}

/** Customer cases, each with its one figure, in a row that scrolls. */
export function CasesSection({ heading, query }: CasesSectionProps) {
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
      {(cases) => (
        <ScrollCarousel label="客户案例" className={styles.carousel}>
          {cases.map((item) => (
            <li key={item.id} className={styles.item}>
              <CaseCard variant="slide" item={item} />
            </li>
          ))}
        </ScrollCarousel>
      )}
    </BlockSection>
  );
}
