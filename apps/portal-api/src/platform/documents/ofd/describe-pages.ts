import type { DocumentFonts } from '../layout/document-fonts';
import type { Artwork, Color, DocumentLayout, LayoutElement, PathArtwork, TextRun } from '../layout/document-layout';
import type { XmlElement } from '../xml/write-xml';

/** Ids of the fonts among the resources. */
export const FONT_IDS = { regular: '1', bold: '2' } as const;

/** How far a character reaches above its baseline and how high it is, in parts of its size. */
const [ASCENT, HEIGHT] = [0.9, 1.2] as const;

/** Counts the objects of a document, after its fonts. */
export function createIds(): () => string {
  let last = Object.keys(FONT_IDS).length;
  return () => String((last += 1));
}

/** The pages of a layout: what lies below the text, the text, and what lies above it. */
export function describePages(layout: DocumentLayout, nextId: () => string, fonts: DocumentFonts): XmlElement[] {
  const runs = groupByPage(layout.elements.flatMap(listRuns), ({ page }) => page);
  const below = groupByPage(layout.below, findPage);
  const above = groupByPage(layout.above, findPage);
  const box = `0 0 ${layout.width} ${layout.height}`;
  const writeLayer = (type: string, artworks: readonly Artwork[], texts: readonly TextRun[]): XmlElement[] => {
    const paths = artworks.filter((artwork) => artwork.kind === 'path');
    const notes = artworks.filter((artwork) => artwork.kind === 'text').map(({ run }) => run);
    const PathObject = paths.map((path) => ({ '@ID': nextId(), ...describePath(path, box) }));
    const TextObject = [...texts, ...notes].map((run) => ({ '@ID': nextId(), ...describeText(run, fonts) }));
    if (PathObject.length + TextObject.length === 0) return [];
    return [{ '@ID': nextId(), '@Type': type, PathObject, TextObject }];
  };
  return Array.from({ length: layout.pageCount }, (_, page) => ({
    Area: { PhysicalBox: box },
    Content: {
      Layer: [
        ...writeLayer('Background', below.get(page) ?? [], []),
        ...writeLayer('Body', [], runs.get(page) ?? []),
        ...writeLayer('Foreground', above.get(page) ?? [], []),
      ],
    },
  }));
}

function listRuns({ runs = [], children = [] }: LayoutElement): TextRun[] {
  return [...runs, ...children.flatMap(listRuns)];
}

function groupByPage<Mark>(marks: readonly Mark[], page: (mark: Mark) => number): Map<number, Mark[]> {
  const groups = new Map<number, Mark[]>();
  for (const mark of marks) {
    const group = groups.get(page(mark));
    if (group) group.push(mark);
    else groups.set(page(mark), [mark]);
  }
  return groups;
}

function findPage(artwork: Artwork): number {
  return artwork.kind === 'path' ? artwork.page : artwork.run.page;
}

function describeText(run: TextRun, fonts: DocumentFonts): XmlElement {
  const top = run.y - ASCENT * run.size;
  const size = [fonts.measure(run.text, run) + run.size / 2, HEIGHT * run.size];
  return {
    '@Boundary': [run.x, top, ...size].map(round).join(' '),
    '@Font': FONT_IDS[run.weight],
    '@Size': String(round(run.size)),
    FillColor: { '@Value': writeColor(run.color) },
    TextCode: { '@X': '0', '@Y': String(round(ASCENT * run.size)), ...describeCharacters(run, fonts) },
  };
}

/** Each character stands where it was measured, whatever font the reader has. */
function describeCharacters(run: TextRun, fonts: DocumentFonts): XmlElement {
  const steps = Array.from(run.text, (character) => round(fonts.measure(character, run)));
  return { '@DeltaX': steps.length > 1 ? steps.slice(0, -1).join(' ') : undefined, '#text': run.text };
}

/** What is outside of its boundary is not shown; a path is told from the corner of its boundary on. */
function describePath({ path, stroke, fill, clip, opacity = 1 }: PathArtwork, box: string): XmlElement {
  return {
    '@Boundary': clip ? [clip.x, clip.y, clip.width, clip.height].map(round).join(' ') : box,
    '@CTM': clip && `1 0 0 1 ${round(-clip.x)} ${round(-clip.y)}`,
    '@Stroke': String(stroke !== undefined),
    '@Fill': String(fill !== undefined),
    '@LineWidth': stroke && String(stroke.width),
    '@Alpha': writeAlpha(opacity),
    StrokeColor: stroke && { '@Value': writeColor(stroke.color) },
    FillColor: fill && { '@Value': writeColor(fill) },
    // Curves are B and ends are C here.
    AbbreviatedData: path.replaceAll('C', 'B').replaceAll('Z', 'C'),
  };
}

function writeColor(color: Color): string {
  return [1, 3, 5].map((place) => Number.parseInt(color.slice(place, place + 2), 16)).join(' ');
}

function writeAlpha(opacity: number): string {
  return String(Math.round(opacity * 255));
}

function round(length: number): number {
  return Math.round(length * 1000) / 1000;
}
