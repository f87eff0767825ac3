import { type ReactNode, useId } from 'react';
import { SiteLink } from '../site-link/site-link';
import styles from './section.module.css';

/** Props of `Section`. */
export interface SectionProps {
  readonly title: string;
  readonly subtitle?: string | undefined;
  /** Link beside the heading, e.g. 查看全部. */
  readonly action?: { readonly text: string; readonly href: string } | undefined;
  /** Background of the band. */
  readonly surface?: 'plain' | 'soft' | 'navy';
  /** `start` puts the heading at the left with the link opposite; `center` centres it. */
  readonly align?: 'start' | 'center';
  readonly className?: string;
  readonly children: ReactNode;
}

/** Full-width band of a page with a heading and content of the main width. */
export function Section(props: SectionProps) {
  const { title, subtitle, action, surface = 'plain', align = 'start', className = '', children } = props;
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} data-surface={surface} className={`${styles.section} ${className}`}>
      <div className={styles.inner}>
        <header className={styles.header} data-align={align}>
          <div>
            <h2 id={headingId} className={styles.title}>
              {title}
            </h2>
            {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          </div>
          {action && (
            <SiteLink href={action.href} className={styles.action}>
              {action.text}
            </SiteLink>
          )}
        </header>
        {children}
      </div>
    </section>
  );
}
