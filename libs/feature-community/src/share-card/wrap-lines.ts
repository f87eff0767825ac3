/** How wide a text is drawn. */
export type MeasureText = (text: string) => number;

/** In how much room a text is laid out. */
export interface LineRoom {
  readonly width: number;
  readonly maxLines: number;
}

/** A word or a sign, with what closes before it ends and what opens before it begins: neither stands alone at an edge. */
const PIECE =
  /[（《〈【「『“‘([]*(?:\s+|[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}.%+#&'_/@:-]*|.(?:[\p{M}\ufe0f]|\u200d.)*)[，。、；：？！…）》〉】」』”’—·,.;:?!)\]%]*/gsu;

const TAIL = /[\s\p{P}]+$/u;

/** Breaks a text into lines as Chinese is broken; what is too long ends with an ellipsis. */
export function wrapLines(text: string, measure: MeasureText, { width, maxLines }: LineRoom): readonly string[] {
  const pieces = text.replaceAll(/\s+/g, ' ').trim().match(PIECE) ?? [];
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces.flatMap((each) => (measure(each) > width ? [...each] : each))) {
    if (line && measure((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = piece.trimStart();
    } else line += piece;
  }
  if (line) lines.push(line.trimEnd());
  if (lines.length <= maxLines) return lines;
  return [...lines.slice(0, maxLines - 1), cutLine(lines[maxLines - 1] ?? '', measure, width)];
}

function cutLine(line: string, measure: MeasureText, width: number): string {
  const signs = [...line];
  const write = () => `${signs.join('').replace(TAIL, '')}…`;
  while (signs.length > 0 && measure(write()) > width) signs.pop();
  return write();
}
