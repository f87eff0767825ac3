import type { SolutionBrief, SolutionCategory } from '@portal/api-contract';
import { getSolutionHref, paths } from '@portal/portal-paths';
import { Cover, SiteLink, Tabs } from '@portal/ui-kit';
import { Block } from '../block/block';
import { BlockSection, type Heading } from '../block/block-section';
import type { TabbedGroups } from '../block/tabbed-groups';
import styles from './solutions-section.module.css';

const ROW_LIMIT = 3;

/** Props of `SolutionsSection`. */
export interface SolutionsSectionProps {
  readonly heading: Heading;
  readonly groups: TabbedGroups<SolutionCategory>;
}

/** Solutions by industry: the first of an industry large with its picture, the others beside it. */
export function SolutionsSection({ heading, groups }: SolutionsSectionProps) {
  const { query, rest, loadRest } = groups;
  if (query.data && !query.data.some(({ childrenData }) => childrenData.length > 0)) return null;
  return (
    <BlockSection
      name="行业解决方案"
      heading={heading}
      surface="soft"
      action={{ text: '查看全部方案', href: paths.solution.href() }}
      query={query}
      sizeClass={styles.size}
    >
      {(categories) => (
        <Tabs
          label="行业"
          variant="rail"
          items={categories.map(({ id, name }) => ({ id, label: name }))}
          onApproach={loadRest}
        >
          {(activeId) => {
            const category = categories.find(({ id }) => id === activeId);
            if (category?.childrenData.length) return <IndustryPanel category={category} />;
            return (
              <Block name="行业解决方案" query={{ ...rest, data: undefined }} sizeClass={styles.panelSize}>
                {() => null}
              </Block>
            );
          }}
        </Tabs>
      )}
    </BlockSection>
  );
}

function IndustryPanel({ category }: { readonly category: SolutionCategory }) {
  const [featured, ...others] = category.childrenData;
  if (!featured) return null;
  return (
    <div className={styles.panel}>
      <FeaturedSolution key={featured.id} solution={featured} />
      {others.length > 0 && (
        <ul className={styles.rows}>
          {others.slice(0, ROW_LIMIT).map((solution) => (
            <li key={solution.id}>
              <SiteLink href={getSolutionHref(solution)} className={styles.row}>
                {solution.icon && <img src={solution.icon} alt="" width={40} height={40} loading="lazy" />}
                <h3>{solution.name}</h3>
                <p>{solution.summary}</p>
                {solution.highlights.length > 0 && (
                  <p className={styles.highlights}>{solution.highlights.join(' · ')}</p>
                )}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Solution with a large picture, what it achieves and the way to it. */
function FeaturedSolution({ solution }: { readonly solution: SolutionBrief }) {
  return (
    <SiteLink href={getSolutionHref(solution)} className={styles.featured}>
      <Cover src={solution.coverImage} sizes="(max-width: 1023px) 92vw, 44vw" />
      <div className={styles.text}>
        <h3>{solution.name}</h3>
        <p>{solution.summary}</p>
        <ul>
          {solution.highlights.map((highlight) => (
            <li key={highlight}>{highlight}</li>
          ))}
        </ul>
      </div>
    </SiteLink>
  );
}
