import { Section } from '@portal/ui-kit';
import type { ReactNode } from 'react';
import styles from './detail-sections.module.css';
import { SectionNav } from './section-nav';
import { useSectionOfUrl } from './use-section-of-url';

/** A section of a long page. */
export interface DetailSection {
  /** Names the section in URLs. */
  readonly id: string;
  /** Its name in the navigation of the sections. */
  readonly label: string;
  readonly title: string;
  readonly subtitle?: string;
  readonly action?: { readonly text: string; readonly href: string };
  /** In place of plain and soft in turn. */
  readonly surface?: 'navy';
  readonly body: ReactNode;
}

/** Props of `DetailSections`. */
export interface DetailSectionsProps {
  /** What the navigation of the sections is of, e.g. 方案内容. */
  readonly label: string;
  readonly sections: readonly DetailSection[];
}

/** Sections of a long page as plain and soft bands in turn, with links to them. */
export function DetailSections({ label, sections }: DetailSectionsProps) {
  useSectionOfUrl();
  return (
    <>
      <SectionNav label={label} sections={sections} />
      {sections.map(({ id, title, subtitle, action, surface, body }, index) => (
        <div key={id} id={id} className={styles.anchor}>
          <Section
            title={title}
            subtitle={subtitle}
            action={action}
            surface={surface ?? (index % 2 === 0 ? 'plain' : 'soft')}
          >
            {body}
          </Section>
        </div>
      ))}
    </>
  );
}
