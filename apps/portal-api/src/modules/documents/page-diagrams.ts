import type { Token } from 'markdown-it';
import { drawDiagram, type DrawnDiagram, type UndrawnDiagram } from '../../platform/diagrams/draw-diagram';
import { readCodeNotes } from './code-notes';

/** More are drawn on no page: each takes time. */
const MAX_DIAGRAMS = 10;

/** Draws the blocks of code that are diagrams. */
export function drawPageDiagrams(tokens: readonly Token[]): ReadonlyMap<Token, DrawnDiagram | UndrawnDiagram> {
  const blocks = tokens.filter((token) => readCodeNotes(token).language.toLowerCase() === 'mermaid');
  return new Map(
    blocks.map((token, index) => [
      token,
      index < MAX_DIAGRAMS ? drawDiagram(token.content) : { unread: `一页超过 ${MAX_DIAGRAMS} 张` },
    ]),
  );
}

/** Diagrams that stay code, with their lines from 0. */
export function listUndrawnDiagrams(tokens: readonly Token[]): (UndrawnDiagram & { readonly line: number })[] {
  return [...drawPageDiagrams(tokens)].flatMap(([{ map }, diagram]) =>
    'unread' in diagram ? [{ ...diagram, line: map?.[0] ?? 0 }] : [],
  );
}
