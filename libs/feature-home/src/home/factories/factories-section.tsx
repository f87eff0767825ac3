import type { FactoryBrief } from '@portal/api-contract';
import { paths } from '@portal/portal-paths';
import { Cover, SiteLink } from '@portal/ui-kit';
import type { BlockQuery } from '../block/block';
import { BlockSection, type Heading } from '../block/block-section';
import styles from './factories-section.module.css';

/** Props of `FactoriesSection`. */
export interface FactoriesSectionProps {
  readonly heading: Heading;
  readonly query: BlockQuery<readonly FactoryBrief[]>;
}

/** Lighthouse factories: picture and figures side by side, the sides in turn. */
export function FactoriesSection({ heading, query }: FactoriesSectionProps) {
  if (query.data?.length === 0) return null;
  return (
    <BlockSection
      name="灯塔工厂"
      heading={heading}
      action={{ text: '查看全部工厂', href: paths.lighthouseFactory.href() }}
      query={query}
      sizeClass={styles.size}
    >
      {(factories) => (
        <ul className={styles.list}>
          {factories.map((factory) => (
            <li key={factory.id}>
              <FactoryRow factory={factory} />
            </li>
          ))}
        </ul>
      )}
    </BlockSection>
  );
}

function FactoryRow({ factory }: { readonly factory: FactoryBrief }) {
  const { name, place, industry, year, summary, coverImage, metrics } = factory;
  return (
    <SiteLink href={paths.lighthouseFactory.href()} className={styles.row}>
      <Cover src={coverImage} sizes="(max-width: 1023px) 92vw, 46vw" className={styles.cover} />
      <div className={styles.text}>
        <p className={styles.place}>
          {year} · {place} · {industry}
        </p>
        <h3>{name}</h3>
        <p className={styles.summary}>{summary}</p>
        <dl className={styles.metrics}>
          {metrics.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </SiteLink>
  );
}
