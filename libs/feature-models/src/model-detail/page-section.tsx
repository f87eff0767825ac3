import { Section, type SectionProps } from '@portal/ui-kit';
import styles from './model-detail.module.css';
import { SECTIONS, type SectionId } from './sections';

/** Props of `PageSection`. */
export interface PageSectionProps extends Pick<SectionProps, 'subtitle' | 'surface' | 'children'> {
  readonly id: SectionId;
}

/** Band of the page that the links to its sections lead to. */
export function PageSection({ id, ...section }: PageSectionProps) {
  const title = SECTIONS.find((known) => known.id === id)?.label ?? '';
  return (
    <div id={id} className={styles.anchor}>
      <Section title={title} {...section} />
    </div>
  );
}
