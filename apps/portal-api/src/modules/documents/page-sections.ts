import type { Token } from 'markdown-it';
import { readInlineText, readPlainText } from './plain-text';

const MAX_TEXT = 6000;
const MAX_CODE = 1500;

/** A part of a page by its heading; the beginning has neither anchor nor heading. */
export interface PageSection {
  readonly anchor: string;
  readonly heading: string;
  readonly text: string;
}

/** Cuts a parsed page at its headings of the second and third level; long parts are cut again. */
export function readSections(tokens: readonly Token[]): PageSection[] {
  const starts = tokens.flatMap((token, index) => (isHeading(token) ? [index] : []));
  return [undefined, ...starts].flatMap((start, place) => {
    const end = starts[place] ?? tokens.length;
    const anchor = start === undefined ? '' : String(tokens[start]?.attrGet('id') ?? '');
    const heading = start === undefined ? '' : readInlineText(tokens[start + 1]).slice(0, 200);
    const text = readPlainText(tokens.slice(start === undefined ? 0 : start + 3, end), MAX_CODE)
      .replaceAll(/[ \t]+/g, ' ')
      .replaceAll(/\s*\n\s*/g, '\n')
      .trim();
    return splitText(text).map((part) => ({ anchor, heading, text: part }));
  });
}

function isHeading({ type, tag, level }: Token): boolean {
  return type === 'heading_open' && level === 0 && (tag === 'h2' || tag === 'h3');
}

function splitText(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > MAX_TEXT) {
    const end = rest.lastIndexOf('\n', MAX_TEXT);
    const at = end > MAX_TEXT / 2 ? end : MAX_TEXT;
    parts.push(rest.slice(0, at));
    rest = rest.slice(at).trim();
  }
  return [...parts, rest];
}
