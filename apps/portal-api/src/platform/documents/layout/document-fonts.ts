import type { Font } from 'fontkit';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FontWeight, TextStyle } from './document-layout';

/** Noto Sans SC has the characters of GB 18030 that people write; a document embeds those it shows. */
const FILES: Readonly<Record<FontWeight, string>> = {
  regular: '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  bold: '@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
};

/** Stands for a character that the font lacks. */
const MISSING = '□';

/** Fonts of documents, read once in the life of a process. */
export interface DocumentFonts {
  /** What writers of PDF embed of. */
  readonly files: Readonly<Record<FontWeight, Font>>;
  /** How wide a text is in a style, in millimetres. */
  readonly measure: (text: string, style: TextStyle) => number;
  /**
   * A text as it can be printed in one line: without controls, marks of direction and the like, with □ for what the
   * font lacks.
   */
  readonly print: (text: string) => string;
  /** Path of a character as SVG has it; each point, in millimetres from its place on the baseline, is written by `at`. */
  readonly trace: (character: string, style: TextStyle, at: WritePoint) => string;
}

/** Writes a point that is so far to the right and so far down. */
export type WritePoint = (right: number, down: number) => string;

let loading: Promise<DocumentFonts> | undefined;

/** Fonts of documents; the first call reads them. */
export function loadDocumentFonts(): Promise<DocumentFonts> {
  loading ??= readFonts();
  return loading;
}

async function readFonts(): Promise<DocumentFonts> {
  const { create } = await import('fontkit');
  const open = async (weight: FontWeight) =>
    withPlainLayout(create(await readFile(createRequire(import.meta.url).resolve(FILES[weight]))) as Font);
  const [regular, bold] = await Promise.all([open('regular'), open('bold')]);
  const files = { regular, bold };
  const advances = { regular: new Map<number, number>(), bold: new Map<number, number>() };
  const readAdvance = (weight: FontWeight, codePoint: number): number => {
    const known = advances[weight].get(codePoint);
    if (known !== undefined) return known;
    const advance = files[weight].glyphForCodePoint(codePoint).advanceWidth / files[weight].unitsPerEm;
    advances[weight].set(codePoint, advance);
    return advance;
  };
  return {
    files,
    measure: (text, { size, weight }) =>
      listCodePoints(text).reduce((width, codePoint) => width + readAdvance(weight, codePoint), 0) * size,
    print: (text) => printText(text, regular),
    trace: (character, style, at) => traceCharacter(files[style.weight], character, style.size, at),
  };
}

/**
 * A font whose characters stand one beside the other. Chinese needs no shaping, which takes most of the time of a
 * document; and a text is as wide in each file as it was measured.
 */
function withPlainLayout(font: Font): Font {
  const layout = (text: string) => {
    const glyphs = listCodePoints(text).map((codePoint) => {
      const { id, advanceWidth } = font.glyphForCodePoint(codePoint);
      // The font keeps a glyph with the character that asked for it first; of some glyphs there are several.
      return { id, advanceWidth, codePoints: [codePoint] };
    });
    const positions = glyphs.map(({ advanceWidth }) => ({
      xAdvance: advanceWidth,
      yAdvance: 0,
      xOffset: 0,
      yOffset: 0,
    }));
    return { glyphs, positions, advanceWidth: glyphs.reduce((width, glyph) => width + glyph.advanceWidth, 0) };
  };
  return Object.create(font, { layout: { value: layout } }) as Font;
}

function printText(text: string, font: Font): string {
  const line = text
    .normalize('NFC')
    .replaceAll(/\s/gu, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu, '');
  return Array.from(line, (character) =>
    font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) ? character : MISSING,
  ).join('');
}

function traceCharacter(font: Font, character: string, size: number, at: WritePoint): string {
  const { commands } = font.glyphForCodePoint(character.codePointAt(0) ?? 0).path;
  const scale = size / font.unitsPerEm;
  let last: readonly [number, number] = [0, 0];
  const write = ([right, up]: readonly [number, number]) => at(right * scale, -up * scale);
  return commands
    .map(({ command, args }) => {
      const points = listPoints(args);
      const [from, end = last] = [last, points.at(-1)];
      last = end;
      // Curves of the font have one handle, those of a path two.
      if (command === 'quadraticCurveTo' && points[0])
        return `C ${[move(from, points[0], 2 / 3), move(end, points[0], 2 / 3), end].map(write).join(' ')}`;
      return [LETTERS[command], ...points.map(write)].join(' ');
    })
    .join(' ');
}

const LETTERS: Readonly<Record<string, string>> = {
  moveTo: 'M',
  lineTo: 'L',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

function listPoints(args: readonly number[]): [number, number][] {
  return Array.from({ length: args.length / 2 }, (_, index) => [args[2 * index] ?? 0, args[2 * index + 1] ?? 0]);
}

/** A point on the way from one to another. */
function move(from: readonly [number, number], to: readonly [number, number], part: number): [number, number] {
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

function listCodePoints(text: string): number[] {
  return Array.from(text, (character) => character.codePointAt(0) ?? 0);
}
