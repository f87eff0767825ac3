import { lazy, Suspense } from 'react';
import type { DatesControlProps, SelectControlProps } from './filter-control-props';
import styles from './filters.module.css';

// antd's controls are heavier than the list, which is shown and can be read before they are there.
const loadControls = () => import('./filter-controls');
const AntdSelect = lazy(() => loadControls().then((module) => ({ default: module.SelectControl })));
const AntdDates = lazy(() => loadControls().then((module) => ({ default: module.DatesControl })));

/** Choice of one value, in its place once its code is there. */
export function SelectControl(props: SelectControlProps) {
  return (
    <Suspense fallback={WAITING}>
      <AntdSelect {...props} />
    </Suspense>
  );
}

/** Span of days, in its place once its code is there. */
export function DatesControl(props: DatesControlProps) {
  return (
    <Suspense fallback={WAITING}>
      <AntdDates {...props} />
    </Suspense>
  );
}

const WAITING = <span className={styles.waiting} aria-hidden="true" />;
