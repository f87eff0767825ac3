import type { ComponentPropsWithRef } from 'react';
import styles from './visually-hidden.module.css';

/** Props of `VisuallyHidden`. */
export interface VisuallyHiddenProps extends ComponentPropsWithRef<'label'> {
  /** `label` where it names a field. */
  readonly as?: 'span' | 'p' | 'label';
}

/** Text for screen readers alone. */
export function VisuallyHidden({ as = 'span', ...rest }: VisuallyHiddenProps) {
  // Two of the three elements take less than a label does, which the types of the props keep from them.
  const Element = as as 'label';
  return <Element {...rest} className={styles.hidden} />;
}
