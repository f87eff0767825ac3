import type { MarkdownIt, Token } from 'markdown-it';

/** Letters and signs that are written without spaces between them. */
const CHINESE = /[\p{Script=Han}\u3000-\u303f\uff01-\uff60]/u;

/** Signs that both kinds of text know: Chinese beside Chinese. */
const CHINESE_OR_SHARED = /[\p{Script=Han}\u3000-\u303f\uff01-\uff60“”‘’—…·]/u;

/**
 * A line that ends within Chinese text goes on in the next one without a space: browsers show the end of a line as
 * one. What stands between the two letters may be emphasis, not code or a picture.
 *
 * The package for this (`markdown-it-cjk-breaks` 2.0) fails on an empty piece of text, as behind every `**emphasis**`.
 */
export function joinChineseLines(markdown: MarkdownIt): void {
  markdown.core.ruler.push('chinese_lines', ({ tokens }) => {
    for (const { children } of tokens) if (children) joinLines(children);
  });
}

function joinLines(pieces: readonly Token[]): void {
  pieces.forEach((piece, index) => {
    if (piece.type !== 'softbreak') return;
    const last = [...readNeighbour(pieces, index, -1)].at(-1) ?? '';
    const [next = ''] = readNeighbour(pieces, index, 1);
    const isWithin =
      (CHINESE.test(last) && CHINESE_OR_SHARED.test(next)) || (CHINESE_OR_SHARED.test(last) && CHINESE.test(next));
    if (!isWithin) return;
    piece.type = 'text';
    piece.content = '';
  });
}

/** The nearest text before or behind a piece; none where something else stands nearer. */
function readNeighbour(pieces: readonly Token[], index: number, step: 1 | -1): string {
  let nearest = pieces[index + step];
  for (let place = index + step; nearest && !isSeen(nearest); nearest = pieces[place]) place += step;
  return nearest?.type === 'text' ? nearest.content : '';
}

function isSeen({ content, nesting, type }: Token): boolean {
  return content !== '' || (nesting === 0 && type !== 'text');
}
