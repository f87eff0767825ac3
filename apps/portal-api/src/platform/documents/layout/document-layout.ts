/** Weight of a font. */
export type FontWeight = 'regular' | 'bold';

/** A color as `#rrggbb`. */
export type Color = `#${string}`;

/** How a text looks; its size is in millimetres, as all lengths of a layout are. */
export interface TextStyle {
  readonly size: number;
  readonly weight: FontWeight;
  readonly color: Color;
}

/** A text on a page, from the left end of its baseline on. */
export interface TextRun extends TextStyle {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

/** What a part of a document is, as tagged PDF names it (ISO 32000-1, 14.8.4). */
export type StructureRole = 'H1' | 'H2' | 'H3' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Table' | 'TR' | 'TH' | 'TD';

/** A part of what a document says, in the order in which it is read; it may go on over pages. */
export interface LayoutElement {
  readonly role: StructureRole;
  readonly runs?: readonly TextRun[];
  readonly children?: readonly LayoutElement[];
}

/** A rectangle; lengths are millimetres from the upper left corner of a page. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A shape that says nothing: a frame, a seal. Its path is that of SVG, of absolute `M`, `L`, `C` and `Z` alone. */
export interface PathArtwork {
  readonly kind: 'path';
  readonly page: number;
  readonly path: string;
  readonly fill?: Color;
  readonly stroke?: { readonly color: Color; readonly width: number };
  readonly opacity?: number;
  /** What of it is shown; all where there is none. */
  readonly clip?: Box;
}

/** A text that is no part of what a document says: the number of a page. */
export interface TextArtwork {
  readonly kind: 'text';
  readonly run: TextRun;
}

/** What lies below or above the text of a document. */
export type Artwork = PathArtwork | TextArtwork;

/** A document whose every part has its place. Lengths are in millimetres from the upper left corner of a page. */
export interface DocumentLayout {
  readonly width: number;
  readonly height: number;
  readonly pageCount: number;
  readonly elements: readonly LayoutElement[];
  readonly below: readonly Artwork[];
  readonly above: readonly Artwork[];
}

/** Millimetres of a size in points. */
export function fromPoints(points: number): number {
  return (points * 25.4) / 72;
}
