import type { PartnerBrief } from '@portal/api-contract';
import { paths } from '@portal/portal-paths';
import { Section } from '@portal/ui-kit';
import { Block, type BlockQuery } from '../block/block';
import type { SectionHeading } from '../default-headings';
import styles from './partners-section.module.css';

/** Props of `PartnersSection`. */
export interface PartnersSectionProps {
  readonly heading: SectionHeading;
  readonly query: BlockQuery<{ readonly list: readonly PartnerBrief[] }>;
}

/** Wall of the partners' marks. */
export function PartnersSection({ heading, query }: PartnersSectionProps) {
  if (query.data?.list.length === 0) return null;
  return (
    <Section {...heading} align="center" action={{ text: '成为合作伙伴', href: paths.partner.href() }}>
      <Block name="合作伙伴" query={query} sizeClass={styles.size}>
        {({ list }) => (
          <ul className={styles.wall}>
            {list.map(({ id, name, logo }) => (
              <li key={id} className={styles.brick}>
                {logo ? (
                  <img src={logo} alt={name} width={132} height={40} loading="lazy" className={styles.logo} />
                ) : (
                  name
                )}
              </li>
            ))}
          </ul>
        )}
      </Block>
    </Section>
  );
}
