import type { ComponentPropsWithRef } from 'react';
import styles from './visually-hidden.module.css';

/** Props of `VisuallyHidden`. */
export interface VisuallyHiddenProps extends ComponentPropsWithRef<'label'> {
  /** `label` where it names a field. */
  readonly as?: 'span' | 'p' | 'h1' | 'h2' | 'caption' | 'label';
}

/** Text for screen readers alone. */
export function VisuallyHidden({ as = 'span', ...rest }: VisuallyHiddenProps) {
  // The others take less than a label does.
  const Element = as as 'label';
  return <Element {...rest} className={styles.hidden} />;
}
