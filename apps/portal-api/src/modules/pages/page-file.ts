import { type ContentPage, contentPageSchema, pageBlockSchema } from '@portal/api-contract';
import { z } from 'zod';
import { renderMarkdown } from '../../platform/content-items/markdown';

const markdownSchema = z.string().min(1).max(20_000);
const headingShape = { title: z.string().max(40).default(''), subtitle: z.string().max(120).default('') };

// All but those that carry Markdown.
const [, figures, cards, steps, timeline, table, accordion, , ...rest] = pageBlockSchema.options;
const textBlockSchema = z.strictObject({ kind: z.literal('text'), ...headingShape, markdown: markdownSchema });
const tabsBlockSchema = z.strictObject({
  kind: z.literal('tabs'),
  ...headingShape,
  items: z
    .array(z.strictObject({ label: z.string().min(1).max(16), markdown: markdownSchema }))
    .min(2)
    .max(6),
});
const otherBlocks = [figures, cards, steps, timeline, table, accordion, ...rest].map((block) => block.strict());

/** `brands/{brand}/pages/{id}.json`: a content page whose texts are Markdown. */
export const pageFileSchema = contentPageSchema
  .omit({ blocks: true })
  .extend({
    /** A draft is seen by editors in the preview alone. */
    isDraft: z.boolean().default(false),
    blocks: z
      .array(z.discriminatedUnion('kind', [textBlockSchema, tabsBlockSchema, ...otherBlocks]))
      .min(1)
      .max(20),
  })
  .strict();

/** The page as it is stored and sent: Markdown has become HTML. */
export type StoredPage = ContentPage & { readonly isDraft: boolean };

/** Renders the Markdown of a page. */
export function toContentPage({ blocks, ...page }: z.output<typeof pageFileSchema>): StoredPage {
  return { ...page, blocks: blocks.map(toBlock) };
}

function toBlock(block: z.output<typeof pageFileSchema>['blocks'][number]): ContentPage['blocks'][number] {
  if (block.kind === 'text') {
    const { markdown, ...rest } = block;
    return { ...rest, html: renderMarkdown(markdown) };
  }
  if (block.kind === 'tabs') {
    return { ...block, items: block.items.map(({ label, markdown }) => ({ label, html: renderMarkdown(markdown) })) };
  }
  return block;
}
