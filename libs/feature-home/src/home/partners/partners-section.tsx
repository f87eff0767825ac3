import type { PartnerLogo } from '@portal/api-contract';
import { paths } from '@portal/portal-paths';
import type { BlockQuery } from '../block/block';
import { BlockSection, type Heading } from '../block/block-section';
import styles from './partners-section.module.css';

/** Props of `PartnersSection`. */
export interface PartnersSectionProps {
  readonly heading: Heading;
  readonly query: BlockQuery<readonly PartnerLogo[]>;
}

/** Wall of the partners' marks. */
export function PartnersSection({ heading, query }: PartnersSectionProps) {
  if (query.data?.length === 0) return null;
  return (
    <BlockSection
      name="合作伙伴"
      heading={heading}
      align="center"
      action={{ text: '成为合作伙伴', href: paths.partner.href() }}
      query={query}
      sizeClass={styles.size}
    >
      {(partners) => (
        <ul className={styles.wall}>
          {partners.map(({ id, name, logo }) => (
            <li key={id}>{logo ? <img src={logo} alt={name} width={160} height={64} loading="lazy" /> : name}</li>
          ))}
        </ul>
      )}
    </BlockSection>
  );
}
