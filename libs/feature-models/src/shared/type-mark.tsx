import type { ModelBrief } from '@portal/api-contract';
import styles from './type-mark.module.css';

// What stands behind each type, drawn: steps, a curve in its axes, a mesh, points with their trend.
const DRAWINGS: Readonly<Record<ModelBrief['modelType'], string>> = {
  1: 'M5 7h9v7H5zM26 7h9v7h-9zM26 26h9v7h-9zM14 10.5h12M30.5 14v12M26 29.5H9.5V14',
  2: 'M6 5v29h29M6 29c7 0 8-19 14-19s6 12 15 13M20 10v24',
  3: 'M20 4l14 8v16l-14 8-14-8V12zM20 4v16M6 12l14 8 14-8M20 20v16M6 28l14-8 14 8M13 8l14 8M27 8l-14 8',
  4: 'M6 34L34 8M9 24v.1M13 31v.1M17 18v.1M21 26v.1M24 11v.1M29 19v.1M32 13.5v.1M12 15v.1',
};

/** Drawing that tells the types of models apart at a glance; their names stand beside it. */
export function TypeMark({ type }: { readonly type: ModelBrief['modelType'] }) {
  return (
    <span className={styles.mark} aria-hidden="true">
      <svg width="40" height="40" viewBox="0 0 40 40" fill="none" stroke="currentColor" data-type={type}>
        <path d={DRAWINGS[type]} strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </span>
  );
}
