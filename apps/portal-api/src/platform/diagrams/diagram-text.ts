/** Size of the letters of diagrams, in pixels. */
export const FONT_SIZE = 14;

/** Height of a line of text, in pixels. */
export const LINE_HEIGHT = 20;

/** Width that labels are broken at, in pixels. */
const MAX_WIDTH = 220;

const WIDE =
  /[\u1100-\u11ff\u2e80-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u;
const NARROW = /[ijltfrI1.,:;'|!()[\]{}\s/]/;
const BROAD = /[A-Z@%&]/;

/** A text and the room that it takes, in pixels. */
export interface MeasuredText {
  readonly lines: readonly string[];
  readonly width: number;
  readonly height: number;
}

/** Breaks a label into lines, and says how much room they take in whatever typeface a reader has. */
export function measureText(text: string): MeasuredText {
  const lines = text === '' ? [] : text.split('\n').flatMap(breakLine);
  return { lines, width: Math.max(0, ...lines.map(toWidth)), height: lines.length * LINE_HEIGHT };
}

/** A line is broken between words; between any two letters where there are no words. */
function breakLine(line: string): string[] {
  const broken: string[] = [];
  let current = '';
  for (const piece of line.match(/[\w.-]{1,24}\s*|[^]/gu) ?? []) {
    if (current && toWidth(current + piece) > MAX_WIDTH && !/^[，。、；：！？）】”\s]/.test(piece)) {
      broken.push(current.trimEnd());
      current = '';
    }
    current += piece;
  }
  return [...broken, current.trimEnd()];
}

function toWidth(text: string): number {
  let width = 0;
  for (const letter of text)
    width += WIDE.test(letter) ? 1 : BROAD.test(letter) ? 0.74 : NARROW.test(letter) ? 0.36 : 0.6;
  return Math.ceil(width * FONT_SIZE);
}
