import { SiteLink } from '@portal/ui-kit';
import { type ReactNode, useId } from 'react';
import styles from './side-card.module.css';

/** Props of `SideCard`. */
export interface SideCardProps {
  readonly title: string;
  /** Leads to more of it. */
  readonly more?: { readonly text: string; readonly href: string };
  readonly children: ReactNode;
}

/** A part of the column beside lists. */
export function SideCard({ title, more, children }: SideCardProps) {
  const titleId = useId();
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{title}</h2>
        {more && <SiteLink href={more.href}>{more.text}</SiteLink>}
      </header>
      {children}
    </section>
  );
}
