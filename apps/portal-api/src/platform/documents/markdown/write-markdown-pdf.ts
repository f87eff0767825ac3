import { type DocumentFonts, loadDocumentFonts } from '../layout/document-fonts';
import type { Artwork, Color, DocumentLayout, LayoutElement } from '../layout/document-layout';
import { drawCrossPageSeal, drawSeal, SEAL_RADIUS, type SealDesign } from '../layout/draw-seal';
import { drawLine, drawWatermark } from '../layout/shapes';
import { GAP, HEADINGS, LEADING, PAGE, RULE, STYLES } from './document-styles';
import { layoutTable } from './layout-table';
import { type Anchor, PageFlow } from './page-flow';
import { type Block, parseTemplate, type TemplateFields } from './parse-template';

/** A document that a template makes. */
export interface MarkdownDocument {
  /** Markdown with fields, `{{name}}`, and places of seals, `{{@name}}`. */
  readonly template: string;
  readonly fields: TemplateFields;
  readonly title: string;
  readonly author: string;
  readonly createdAt: Date;
  /** What stands above the text of each page: its number, for one. */
  readonly head: string;
  /** What is written across each page: `草稿`, `样例 无效`. */
  readonly watermark?: string;
  /** Seals by the place they stand at; one over the edges of all pages. */
  readonly seals?: Readonly<Record<string, SealDesign>>;
  readonly crossPageSeal?: SealDesign;
}

/** A document with the places that its template names, in millimetres, for those who sign. */
export interface WrittenDocument {
  readonly pdf: Uint8Array;
  readonly pageCount: number;
  readonly anchors: Readonly<Record<string, Anchor>>;
}

/** Height of what has a place for a seal. */
const SEAL_ROOM = 2 * SEAL_RADIUS + 4;

const WATERMARK: { readonly size: number; readonly color: Color; readonly opacity: number } = {
  size: 44,
  color: '#555555',
  opacity: 0.1,
};

/**
 * Typesets a template: A4, tagged, its pages numbered, with watermark and seals where they are named. The same document
 * makes the same bytes. Rejects with a `RangeError` that names a field without a value.
 */
export async function writeMarkdownPdf(document: MarkdownDocument): Promise<WrittenDocument> {
  const blocks = parseTemplate(document.template, document.fields);
  const [fonts, { paintPdf }] = await Promise.all([loadDocumentFonts(), import('../pdf/paint-pdf')]);
  const flow = new PageFlow(fonts);
  for (const block of blocks) layoutBlock(block, flow);
  const layout = finish(document, flow, fonts);
  const { title, author, createdAt } = document;
  const pdf = await paintPdf(layout, { title, author: fonts.print(author), createdAt }, fonts);
  return { pdf, pageCount: layout.pageCount, anchors: flow.anchors };
}

function layoutBlock(block: Block, flow: PageFlow): void {
  const column = { x: PAGE.left, width: PAGE.right - PAGE.left };
  if (block.kind === 'table') layoutTable(block.rows, flow);
  else if (block.kind === 'rule') {
    flow.skip(GAP);
    flow.below.push(drawLine(flow.page, { x: PAGE.left, y: flow.y }, { x: PAGE.right, y: flow.y }, RULE));
    flow.skip(GAP);
  } else if (block.kind === 'heading') {
    const { style, before, after, isCentered } = HEADINGS[block.level];
    const lines = flow.wrap(block.inlines, column.width, { text: style, strong: style });
    flow.skip(before);
    // A heading stays with what it is over.
    flow.reserve((lines.length + 3) * style.size * LEADING);
    flow.add(`H${block.level}`, flow.setLines(lines, { ...column, isCentered }, style.size));
    flow.y += after;
  } else if (block.kind === 'item') layoutItem(block, flow);
  else {
    const lines = flow.wrap(block.inlines, column.width, STYLES);
    const isSealed = lines.some(({ anchors }) => anchors.length > 0);
    if (isSealed) flow.reserve(SEAL_ROOM);
    const top = flow.y;
    if (isSealed) flow.y += SEAL_ROOM / 4;
    flow.add('P', flow.setLines(lines, column, STYLES.text.size));
    flow.y = isSealed ? Math.max(flow.y, top + SEAL_ROOM) : flow.y + GAP;
  }
}

function layoutItem(block: Extract<Block, { kind: 'item' }>, flow: PageFlow): void {
  const indent = block.depth * 6;
  const column = { x: PAGE.left + indent, width: PAGE.right - PAGE.left - indent };
  const lines = flow.wrap(block.inlines, column.width, STYLES);
  const runs = flow.setLines(lines, column, STYLES.text.size);
  const [first] = runs;
  const width = flow.fonts.measure(block.label, STYLES.text);
  const label = first && block.label && { ...first, ...STYLES.text, text: block.label, x: column.x - width - 1.8 };
  const children: LayoutElement[] = [
    ...(label ? [{ role: 'Lbl' as const, runs: [label] }] : []),
    { role: 'LBody', runs },
  ];
  flow.elements.push({ role: 'LI', children });
  flow.y += GAP / 2;
}

/** Items that follow one another are a list. */
function foldLists(elements: readonly LayoutElement[]): LayoutElement[] {
  const folded: LayoutElement[] = [];
  for (const element of elements) {
    const last = folded.at(-1);
    if (element.role !== 'LI') folded.push(element);
    else if (last?.role === 'L')
      folded[folded.length - 1] = { role: 'L', children: [...(last.children ?? []), element] };
    else folded.push({ role: 'L', children: [element] });
  }
  return folded;
}

function finish(document: MarkdownDocument, flow: PageFlow, fonts: DocumentFonts): DocumentLayout {
  const pageCount = flow.page + 1;
  const { width, height } = PAGE;
  const above: Artwork[] = flow.describePages(document.head);
  for (let page = 0; page < pageCount; page += 1) {
    const y = PAGE.top - 8.5;
    flow.below.push(drawLine(page, { x: PAGE.left, y }, { x: PAGE.right, y }, RULE));
    if (document.watermark !== undefined)
      above.push(drawWatermark({ ...WATERMARK, text: document.watermark }, { page, width, height }, fonts));
  }
  for (const [name, design] of Object.entries(document.seals ?? {})) {
    const anchor = flow.anchors[name];
    if (!anchor) throw new RangeError(`The template has no place ${name}`);
    above.push(...drawSeal(design, anchor.page, anchor, fonts));
  }
  const edges =
    document.crossPageSeal && drawCrossPageSeal(document.crossPageSeal, { count: pageCount, width, height }, fonts);
  return {
    width,
    height,
    pageCount,
    elements: foldLists(flow.elements),
    below: flow.below,
    above: [...above, ...(edges ?? [])],
  };
}
