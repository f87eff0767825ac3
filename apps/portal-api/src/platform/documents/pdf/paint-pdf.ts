import { setImmediate } from 'node:timers/promises';
import type { DocumentFonts } from '../layout/document-fonts';
import type { Artwork, DocumentLayout, LayoutElement, PathArtwork, TextRun } from '../layout/document-layout';

/** What a document says of itself. */
export interface DocumentInfo {
  readonly title: string;
  readonly author: string;
  readonly createdAt: Date;
}

const POINTS = 72 / 25.4;

/** Parts after which others have their turn. */
const PARTS_AT_ONCE = 64;

/** The type knows no scope yet. */
const COLUMN_HEAD: PDFKit.Mixins.StructureElementOptions & { scope: string } = { scope: 'Column' };

/**
 * A layout as PDF 1.7: tagged, with its title and language, with the characters it shows embedded. The same layout makes
 * the same bytes.
 */
export async function paintPdf(layout: DocumentLayout, info: DocumentInfo, fonts: DocumentFonts): Promise<Uint8Array> {
  const { default: PdfDocument } = await import('pdfkit');
  const document = new PdfDocument({
    autoFirstPage: false,
    bufferPages: true,
    tagged: true,
    lang: 'zh-CN',
    displayTitle: true,
    pdfVersion: '1.7',
    // None, instead of one that would not be embedded.
    font: '',
    info: { Title: info.title, Author: info.author, CreationDate: info.createdAt, ModDate: info.createdAt },
  });
  const chunks: Uint8Array[] = [];
  const whole = new Promise<Uint8Array>((resolve, reject) => {
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  const size: [number, number] = [layout.width * POINTS, layout.height * POINTS];
  for (let page = 0; page < layout.pageCount; page += 1) document.addPage({ size, margin: 0 });
  for (const artwork of layout.below) paintArtwork(document, artwork, fonts);
  await paintElements(document, layout.elements, fonts);
  for (const artwork of layout.above) paintArtwork(document, artwork, fonts);
  document.end();
  return whole;
}

async function paintElements(document: PDFKit.PDFDocument, elements: readonly LayoutElement[], fonts: DocumentFonts) {
  let parts = 0;
  const paint = async (element: LayoutElement): Promise<PDFKit.PDFStructureElement> => {
    parts += 1;
    if (parts % PARTS_AT_ONCE === 0) await setImmediate();
    const structure = document.struct(element.role, element.role === 'TH' ? COLUMN_HEAD : {});
    for (const runs of groupByPage(element.runs ?? [])) {
      document.switchToPage(runs[0]?.page);
      const content = document.markStructureContent(element.role);
      for (const run of runs) paintText(document, run, fonts);
      document.endMarkedContent();
      structure.add(content);
    }
    for (const child of element.children ?? []) structure.add(await paint(child));
    return structure;
  };
  const root = document.struct('Document');
  document.addStructure(root);
  for (const element of elements) root.add(await paint(element));
  root.end();
}

function groupByPage(runs: readonly TextRun[]): TextRun[][] {
  const groups: TextRun[][] = [];
  for (const run of runs) {
    const last = groups.at(-1);
    if (last?.[0]?.page === run.page) last.push(run);
    else groups.push([run]);
  }
  return groups;
}

function paintArtwork(document: PDFKit.PDFDocument, artwork: Artwork, fonts: DocumentFonts): void {
  document.switchToPage(artwork.kind === 'path' ? artwork.page : artwork.run.page);
  document.markContent('Artifact', { type: 'Layout' });
  if (artwork.kind === 'text') paintText(document, artwork.run, fonts);
  else paintPath(document, artwork);
  document.endMarkedContent();
}

function paintPath(document: PDFKit.PDFDocument, { path, fill, stroke, clip, opacity = 1 }: PathArtwork): void {
  document.save().scale(POINTS).opacity(opacity);
  if (clip) document.rect(clip.x, clip.y, clip.width, clip.height).clip();
  document.path(path);
  if (stroke) document.lineWidth(stroke.width);
  if (fill && stroke) document.fillAndStroke(fill, stroke.color);
  else if (fill) document.fill(fill);
  else document.stroke(stroke?.color);
  document.restore();
}

function paintText(document: PDFKit.PDFDocument, run: TextRun, fonts: DocumentFonts): void {
  document
    // The type knows files alone; the library takes fonts that have been read too.
    .font(fonts.files[run.weight] as unknown as Uint8Array, run.weight)
    .fontSize(run.size * POINTS)
    .fillColor(run.color)
    .text(run.text, run.x * POINTS, run.y * POINTS, { lineBreak: false, baseline: 'alphabetic' });
}
