import type { ComponentPropsWithRef } from 'react';
import styles from './card.module.css';

/** Props of `Card`. */
export interface CardProps extends ComponentPropsWithRef<'section'> {
  /** `section` where it has a heading of its own. */
  readonly as?: 'div' | 'section' | 'article' | 'li';
}

/** White panel with a fine frame. */
export function Card({ as = 'div', className = '', ...rest }: CardProps) {
  // The four elements take the same attributes, which their types do not say.
  const Element = as as 'section';
  return <Element {...rest} className={`${styles.card} ${className}`} />;
}
