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
}

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

function listCodePoints(text: string): number[] {
  return Array.from(text, (character) => character.codePointAt(0) ?? 0);
}
