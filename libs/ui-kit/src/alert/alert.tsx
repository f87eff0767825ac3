import type { ComponentPropsWithRef } from 'react';
import styles from './alert.module.css';

/** Props of `Alert`. */
export interface AlertProps extends ComponentPropsWithRef<'div'> {
  /** `danger` interrupts screen readers, the others wait for a pause. */
  readonly tone?: 'danger' | 'warning' | 'success';
}

/** Says what went well or wrong. It may stand there empty, and unseen, until there is something to say. */
export function Alert({ tone = 'danger', className = '', ...rest }: AlertProps) {
  const role = tone === 'danger' ? 'alert' : 'status';
  return <div role={role} {...rest} className={`${styles.alert} ${className}`} data-tone={tone} />;
}
