import type { HomeSectionOf } from '@portal/api-contract';
import { Section } from '@portal/ui-kit';
import type { CSSProperties } from 'react';
import styles from './regions-section.module.css';

type Regions = HomeSectionOf<'regions'>['regions'];

/** Where the cloud runs: a sketch of the network, which is no map, and the regions in words. */
export function RegionsSection({ title, subtitle, regions }: Omit<HomeSectionOf<'regions'>, 'kind'>) {
  return (
    <Section title={title} subtitle={subtitle}>
      <div className={styles.body}>
        <NetworkSketch regions={regions} />
        <ul className={styles.list}>
          {regions.map(({ name, note, zones }) => (
            <li key={name}>
              <h3>{name}</h3>
              <span>{zones} 个可用区</span>
              {note && <p>{note}</p>}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function NetworkSketch({ regions }: { readonly regions: Regions }) {
  return (
    <div className={styles.sketch} aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        {listLinks(regions).map(([from, to]) => (
          <line
            key={`${from.name} ${to.name}`}
            {...{ x1: from.x, y1: from.y, x2: to.x, y2: to.y }}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      {regions.map(({ name, x, y, zones }) => (
        <span key={name} style={{ '--x': `${x}%`, '--y': `${y}%`, '--zones': zones } as CSSProperties}>
          {name}
        </span>
      ))}
    </div>
  );
}

/** Each region with the two that stand nearest to it. */
export function listLinks(regions: Regions): (readonly [Regions[number], Regions[number]])[] {
  const links = regions.flatMap((region, index) =>
    regions
      .filter((other) => other !== region)
      .sort((first, second) => distance(region, first) - distance(region, second))
      .slice(0, 2)
      .map((other) => (regions.indexOf(other) > index ? ([region, other] as const) : ([other, region] as const))),
  );
  return links.filter(([from, to], index) => links.findIndex((link) => link[0] === from && link[1] === to) === index);
}

const distance = (first: Regions[number], second: Regions[number]) =>
  Math.hypot(first.x - second.x, first.y - second.y);
