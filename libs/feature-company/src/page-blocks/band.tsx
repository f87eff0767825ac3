import { Section } from '@portal/ui-kit';
import type { ReactNode } from 'react';
import styles from './band.module.css';
import type { Surface } from './block-types';

/** Props of `Band`. */
export interface BandProps {
  /** Heading; without one the band is plain content. */
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly surface: Surface;
  /** `split` puts the heading beside the content where there is room. */
  readonly layout?: 'stacked' | 'split';
  readonly children: ReactNode;
}

/** Full-width band of a page. */
export function Band({ title, subtitle, surface, layout = 'stacked', children }: BandProps) {
  if (!title) {
    return (
      <div className={styles.bare} data-surface={surface}>
        <div>{children}</div>
      </div>
    );
  }
  return (
    <Section
      title={title}
      subtitle={subtitle}
      surface={surface}
      className={`${styles.band} ${layout === 'split' ? styles.split : ''}`}
    >
      <div className={styles.content}>{children}</div>
    </Section>
  );
}
