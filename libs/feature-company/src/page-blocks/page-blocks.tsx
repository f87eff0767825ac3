import type { TitledText } from '@portal/api-contract';
import { FaqList, FigureStrip, RichText, TextTable } from '@portal/ui-content';
import { Tabs } from '@portal/ui-kit';
import type { ComponentType, CSSProperties, ReactNode } from 'react';
import { Band } from './band';
import type { Block, BlockOf, FormName, Surface } from './block-types';
import { CallToAction } from './call-to-action';
import { CardGrid } from './card-grid';
import { OfficeGrid } from './office-grid';
import styles from './page-blocks.module.css';
import { PeopleGrid } from './people-grid';
import { PictureFigure } from './picture-figure';

const MAX_PER_ROW = 5;

/** Forms of a page by their names. */
export type PageForms = Readonly<Partial<Record<FormName, ReactNode>>>;

/** Props of `PageBlocks`. */
export interface PageBlocksProps {
  readonly blocks: readonly Block[];
  /** A form the page does not give is left out together with its heading. */
  readonly forms?: PageForms | undefined;
  /** Shows texts in place of plain ones. */
  readonly Text?: ComponentType<{ readonly html: string }> | undefined;
  /** How many bands stand above: plain and soft ones alternate. */
  readonly bandsAbove?: number;
}

/** What a content page is made of, each block as a band. */
export function PageBlocks({ blocks, forms = {}, Text = RichText, bandsAbove = 0 }: PageBlocksProps) {
  return blocks
    .filter((block) => block.kind !== 'form' || forms[block.form])
    .map((block, index) => (
      <BlockBand key={index} block={block} surface={pickSurface(bandsAbove + index)} forms={forms} Text={Text} />
    ));
}

/** Background of a band by its place. */
export function pickSurface(index: number): Surface {
  return index % 2 === 0 ? 'plain' : 'soft';
}

interface BlockBandProps {
  readonly block: Block;
  readonly surface: Surface;
  readonly forms: PageForms;
  readonly Text: ComponentType<{ readonly html: string }>;
}

function BlockBand({ block, surface, forms, Text }: BlockBandProps) {
  if (block.kind === 'callToAction') return <CallToAction {...block} />;
  const { title, subtitle } = block;
  return (
    <Band title={title} subtitle={subtitle} surface={surface} layout={isSplit(block) ? 'split' : 'stacked'}>
      <BlockContent block={block} forms={forms} Text={Text} />
    </Band>
  );
}

// Texts to be read in a column; what stands side by side needs the whole width.
const SPLIT: ReadonlySet<Block['kind']> = new Set(['text', 'timeline', 'accordion', 'form']);

/** A picture stands beside its words, where there are any. */
function isSplit({ kind, subtitle }: Block): boolean {
  return SPLIT.has(kind) || (kind === 'image' && Boolean(subtitle));
}

function BlockContent({
  block,
  forms,
  Text,
}: {
  readonly Text: BlockBandProps['Text'];
  readonly block: Exclude<Block, { readonly kind: 'callToAction' }>;
  readonly forms: PageForms;
}) {
  switch (block.kind) {
    case 'text':
      return <Text html={block.html} />;
    case 'figures':
      return (
        <div className={styles.figures}>
          <FigureStrip figures={block.items} />
        </div>
      );
    case 'cards':
      return <CardGrid items={block.items} />;
    case 'steps':
      return <StepLine items={block.items} />;
    case 'timeline':
      return <TimelineList items={block.items} />;
    case 'table':
      return <TextTable caption={block.title || '表格'} table={block.table} />;
    case 'accordion':
      return <FaqList faqs={block.items} />;
    case 'tabs':
      return <TabTexts title={block.title} items={block.items} />;
    case 'image':
      return <PictureFigure {...block} />;
    case 'people':
      return <PeopleGrid items={block.items} />;
    case 'offices':
      return <OfficeGrid items={block.items} />;
    case 'form':
      return <FormPanel>{forms[block.form]}</FormPanel>;
  }
}

function TabTexts({
  title,
  items,
}: {
  readonly title: string;
  readonly items: readonly { readonly label: string; readonly html: string }[];
}) {
  return (
    <Tabs label={title || '内容'} variant="rail" items={items.map(({ label }) => ({ id: label, label }))}>
      {(active) => <RichText html={items.find(({ label }) => label === active)?.html ?? ''} />}
    </Tabs>
  );
}

/** Frame of a form within a page. */
function FormPanel({ children }: { readonly children: ReactNode }) {
  return <div className={styles.panel}>{children}</div>;
}

/** What happened when, in the order it is given in. */
function TimelineList({ items }: { readonly items: BlockOf<'timeline'>['items'] }) {
  return (
    <ol className={styles.list}>
      {items.map(({ date, title, text }) => (
        <li key={`${date}${title}`}>
          <span className={styles.date}>{date}</span>
          <div className={styles.text}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Steps in their order along a line. */
function StepLine({ items }: { readonly items: readonly TitledText[] }) {
  const columns = items.length <= MAX_PER_ROW ? items.length : Math.ceil(items.length / 2);
  return (
    <ol className={styles.steps} style={{ '--columns': columns } as CSSProperties}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
