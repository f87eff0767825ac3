import { Section, type SectionProps } from '@portal/ui-kit';
import { Block, type BlockProps } from './block';

/** Heading of a section, as the brand words it. */
export interface Heading {
  readonly title: string;
  readonly subtitle: string;
}

/** Props of `BlockSection`. */
export interface BlockSectionProps<Data>
  extends Omit<SectionProps, 'title' | 'subtitle' | 'children'>, BlockProps<Data> {
  readonly heading: Heading;
}

/** Section of the page that shows the list of one call. */
export function BlockSection<Data>({ heading, name, query, sizeClass, children, ...frame }: BlockSectionProps<Data>) {
  return (
    <Section title={heading.title} subtitle={heading.subtitle} {...frame}>
      <Block name={name} query={query} sizeClass={sizeClass}>
        {children}
      </Block>
    </Section>
  );
}
