import type { HomeSectionOf, Reading } from '@portal/api-contract';
import type { CSSProperties } from 'react';
import styles from './readings-section.module.css';
import { toTrendPoints, TREND_HEIGHT, TREND_WIDTH } from './trend-points';

const STATES = { normal: '正常', warning: '注意' } as const;

/** Readings of a plant in a row over the lower edge of the hero, each with how it went lately. */
export function ReadingsSection({ title, source, readings }: Omit<HomeSectionOf<'readings'>, 'kind'>) {
  return (
    <section aria-label={title} className={styles.section}>
      <p className={styles.caption}>
        <strong>{title}</strong>
        <span>{source}</span>
      </p>
      <ul className={styles.wall} style={{ '--columns': readings.length } as CSSProperties}>
        {readings.map((reading) => (
          <li key={reading.label} className={styles.tile}>
            <ReadingTile {...reading} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ReadingTile({ label, value, unit, state, trend }: Reading) {
  return (
    <>
      <span className={styles.label}>{label}</span>
      <span className={styles.state} data-state={state}>
        {STATES[state]}
      </span>
      <strong className={styles.value}>
        {value}
        {unit && <small>{unit}</small>}
      </strong>
      <svg
        viewBox={`0 0 ${TREND_WIDTH} ${TREND_HEIGHT}`}
        preserveAspectRatio="none"
        className={styles.trend}
        aria-hidden="true"
      >
        <polyline points={toTrendPoints(trend)} vectorEffect="non-scaling-stroke" />
      </svg>
    </>
  );
}
