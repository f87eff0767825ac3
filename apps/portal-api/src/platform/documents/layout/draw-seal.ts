import type { DocumentFonts } from './document-fonts';
import { type Color, fromPoints, type PathArtwork, type TextStyle } from './document-layout';
import { type Point, traceEllipse, traceText } from './shapes';

/** A round seal: whose it is along its edge, and what it is for below its star. */
export interface SealDesign {
  readonly name: string;
  readonly note: string;
}

/** Radius of a seal in millimetres, as those of companies have it. */
export const SEAL_RADIUS = 20;

const RED: Color = '#d0241c';

/** Distances from the middle: its ring, the feet of the name, the points of the star, the foot of the note. */
const RADII = { ring: 19.2, name: 13.3, star: 5.6, note: 11.2 } as const;

/** The name takes this much of the circle at most, and a character this much of it, in radians. */
const ANGLES = { name: (250 / 180) * Math.PI, character: (21 / 180) * Math.PI } as const;

/** Most characters of a name that can still be told apart. */
const MAX_NAME = 30;

/** A seal with its middle at a point. */
export function drawSeal(design: SealDesign, page: number, middle: Point, fonts: DocumentFonts): PathArtwork[] {
  const ring = traceEllipse(middle, RADII.ring, RADII.ring);
  const note: TextStyle = { size: fromPoints(10), weight: 'bold', color: RED };
  const half = fonts.measure(fonts.print(design.note), note) / 2;
  const noteStart = { x: middle.x - half, y: middle.y + RADII.note };
  const parts = [
    traceStar(middle),
    traceName(design.name, middle, fonts),
    traceText(design.note, note, noteStart, 0, fonts),
  ];
  return [
    { kind: 'path', page, path: ring, stroke: { color: RED, width: 1 }, opacity: 0.85 },
    { kind: 'path', page, path: parts.join(' '), fill: RED, opacity: 0.85 },
  ];
}

/**
 * A seal over the right edges of all pages, a slice on each, which meet when the sheets are fanned out (骑缝章). A single
 * page has none.
 */
export function drawCrossPageSeal(
  design: SealDesign,
  pages: { readonly count: number; readonly width: number; readonly height: number },
  fonts: DocumentFonts,
): PathArtwork[] {
  if (pages.count < 2) return [];
  const slice = (2 * SEAL_RADIUS) / pages.count;
  const y = pages.height / 2;
  return Array.from({ length: pages.count }, (_, page) => {
    const middle = { x: pages.width - slice * (page + 1) + SEAL_RADIUS, y };
    const clip = { x: pages.width - slice, y: y - SEAL_RADIUS, width: slice, height: 2 * SEAL_RADIUS };
    return drawSeal(design, page, middle, fonts).map((artwork) => ({ ...artwork, clip }));
  }).flat();
}

/** Characters of a name along the upper edge, the narrower the more there are. */
function traceName(name: string, middle: Point, fonts: DocumentFonts): string {
  const characters = Array.from(fonts.print(name)).slice(0, MAX_NAME);
  const step = Math.min(ANGLES.character, ANGLES.name / Math.max(1, characters.length - 1));
  const size = Math.min(fromPoints(13), step * RADII.name * 1.12);
  const style: TextStyle = { size, weight: 'bold', color: RED };
  return characters
    .map((character, index) => {
      const angle = (index - (characters.length - 1) / 2) * step;
      const half = fonts.measure(character, style) / 2;
      const x = middle.x + RADII.name * Math.sin(angle) - half * Math.cos(angle);
      const y = middle.y - RADII.name * Math.cos(angle) - half * Math.sin(angle);
      return traceText(character, style, { x, y }, angle, fonts);
    })
    .join(' ');
}

function traceStar({ x, y }: Point): string {
  const corners = Array.from({ length: 10 }, (_, index) => {
    const radius = index % 2 === 0 ? RADII.star : RADII.star * 0.382;
    const angle = (index * Math.PI) / 5;
    return `${(x + radius * Math.sin(angle)).toFixed(3)} ${(y - radius * Math.cos(angle)).toFixed(3)}`;
  });
  return `M ${corners.join(' L ')} Z`;
}
