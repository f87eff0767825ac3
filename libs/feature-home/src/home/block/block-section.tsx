import { Section, type SectionProps } from '@portal/ui-kit';
import { Block, type BlockProps } from './block';

/** Props of `BlockSection`: `name` is also the title while the brand's own texts are missing. */
export interface BlockSectionProps<Data>
  extends Omit<SectionProps, 'title' | 'subtitle' | 'children'>, BlockProps<Data> {
  readonly heading: { readonly title: string; readonly subtitle: string } | undefined;
}

/** Section of the page that shows the list of one call. */
export function BlockSection<Data>({ heading, name, query, sizeClass, children, ...frame }: BlockSectionProps<Data>) {
  return (
    <Section title={name} {...heading} {...frame}>
      <Block name={name} query={query} sizeClass={sizeClass}>
        {children}
      </Block>
    </Section>
  );
}
