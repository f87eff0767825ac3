import type { DocumentFonts } from './document-fonts';
import type { TextStyle } from './document-layout';

/** A text in one style. */
export interface TextSpan {
  readonly text: string;
  readonly style: TextStyle;
}

/** What never begins a line, and what never ends one (GB/T 15834). */
const CLOSING = '，。、；：？！）》」』】〕”’…—％%,.;:?!)\\]}°℃';
const OPENING = '（《「『【〔“‘(\\[{¥￥';

/** What is kept in one line: a word, a number or one character, with the signs that cling to it. */
const UNIT = new RegExp(`[${OPENING}]*(?:[\\p{Script=Latin}\\p{Nd}@#&_./+=-]+|.)[${CLOSING}]*`, 'gsu');

/** Width of the widest piece of a text that is kept in one line. */
export function measureUnits(text: string, style: TextStyle, fonts: DocumentFonts): number {
  return Math.max(0, ...Array.from(text.matchAll(UNIT), ([unit]) => fonts.measure(unit, style)));
}

/**
 * Breaks a text into lines of a width: between Chinese characters and at spaces, not within words and numbers unless one
 * is longer than a line. There is one line at least.
 */
export function wrapText(spans: readonly TextSpan[], width: number, fonts: DocumentFonts): TextSpan[][] {
  const lines: TextSpan[][] = [[]];
  let left = width;
  const startLine = () => {
    lines.push([]);
    left = width;
  };
  const put = (text: string, style: TextStyle, own: number) => {
    lines.at(-1)?.push({ text, style });
    left -= own;
  };
  for (const { text, style } of spans) {
    for (const [unit] of text.matchAll(UNIT)) {
      const own = fonts.measure(unit, style);
      if (own > left && left < width) startLine();
      if (unit.trim() === '' && left === width && lines.length > 1) continue;
      if (own <= left) put(unit, style, own);
      else
        for (const character of unit) {
          const narrow = fonts.measure(character, style);
          if (narrow > left && left < width) startLine();
          put(character, style, narrow);
        }
    }
  }
  return lines.map(joinSpans);
}

/** Neighbours of one style as one text. */
function joinSpans(spans: readonly TextSpan[]): TextSpan[] {
  const joined: TextSpan[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last?.style === span.style) joined[joined.length - 1] = { text: last.text + span.text, style: span.style };
    else joined.push(span);
  }
  return joined;
}

/** Lines of a text in one style, as many as there may be; the last of them says where there is more. */
export function wrapLines(
  text: string,
  style: TextStyle,
  bounds: { readonly width: number; readonly max: number },
  fonts: DocumentFonts,
): string[] {
  const spans = [{ text: fonts.print(text), style }];
  const lines = wrapText(spans, bounds.width, fonts).map((line) => line.map((span) => span.text).join(''));
  if (lines.length <= bounds.max) return lines;
  return [...lines.slice(0, bounds.max - 1), `${lines[bounds.max - 1]?.slice(0, -1) ?? ''}…`];
}
