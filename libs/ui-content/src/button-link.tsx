import { SiteLink } from '@portal/ui-kit';
import type { ReactNode } from 'react';
import styles from './button-link.module.css';

/** Props of `ButtonLink`. */
export interface ButtonLinkProps {
  readonly href: string;
  /** `primary` for the one way a page is for. */
  readonly variant?: 'primary' | 'plain';
  readonly children: ReactNode;
}

/** Link that looks like a button. */
export function ButtonLink({ href, variant = 'plain', children }: ButtonLinkProps) {
  return (
    <SiteLink href={href} className={styles.button} data-variant={variant}>
      {children}
    </SiteLink>
  );
}
