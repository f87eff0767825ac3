import type { ReactNode } from 'react';
import { SiteLink } from '../site-link/site-link';
import styles from './card-link.module.css';

/** Props of `CardLink`. */
export interface CardLinkProps {
  readonly href: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Card that is a link as a whole: a fine frame that lifts under the pointer. */
export function CardLink({ href, className = '', children }: CardLinkProps) {
  return (
    <SiteLink href={href} className={`${styles.card} ${className}`}>
      {children}
    </SiteLink>
  );
}
