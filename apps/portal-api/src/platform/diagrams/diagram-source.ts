/** A line of a diagram that is not understood, or what the whole of it has too much of. */
export class UnreadDiagramError extends Error {
  override readonly name = 'UnreadDiagramError';
}

/** What all kinds of diagrams have in common. */
export interface DiagramSource {
  /** First word: the kind of the diagram. */
  readonly kind: string;
  /** What stands behind it. */
  readonly head: string;
  /** Statements, a line each, without comments, directives and what only says how something looks. */
  readonly lines: readonly string[];
  /** Empty where it has none. */
  readonly title: string;
}

const TITLE = /^(?:title|accTitle)\s*:?\s+(.+)$/;

/** Looks and what happens at clicks: diagrams look as the site does, and do nothing. */
const LOOKS = /^(?:style|classDef|class|linkStyle|click|href|accDescr)\b/;

/** Reads what a diagram is, and its statements. */
export function readDiagramSource(text: string): DiagramSource {
  const { title, body } = readFrontMatter(text);
  const [first = '', ...rest] = body
    .replaceAll(/%%\{[^%]*\}%%/g, '')
    .split('\n')
    .map((line) => line.trim().replace(/;$/, '').trimEnd())
    .filter((line) => line !== '' && !line.startsWith('%%'));
  const [, kind = '', head = ''] = /^(\S+)\s*(.*)$/.exec(first) ?? [];
  const titles = rest.map((line) => TITLE.exec(line)?.[1] ?? '');
  return {
    ...{ kind, head },
    lines: rest.filter((line, index) => titles[index] === '' && !LOOKS.test(line)),
    title: titles.find(Boolean) ?? title,
  };
}

function readFrontMatter(text: string): { readonly title: string; readonly body: string } {
  const lines = text.trim().split('\n');
  const end = lines[0]?.trim() === '---' ? lines.findIndex((line, index) => index > 0 && line.trim() === '---') : -1;
  const title = lines.slice(1, Math.max(end, 1)).find((line) => line.startsWith('title:')) ?? '';
  return { title: title.slice('title:'.length).trim(), body: lines.slice(end + 1).join('\n') };
}

const ENTITIES: Readonly<Record<string, string>> = { quot: '"', lt: '<', gt: '>', amp: '&', nbsp: ' ' };

/** A label as it is read: without quotes and marks of emphasis; `\n` between its lines. HTML in it is text. */
export function readLabel(text: string): string {
  const inner = /^\s*"([^"]*)"\s*$/.exec(text)?.[1] ?? text;
  return inner
    .replaceAll(/<br\s*\/?>|\\n/gi, '\n')
    .replaceAll(/<\/?(?:b|i|u|em|strong|small|code)>|`|\*\*/gi, '')
    .replaceAll(/[#&](quot|lt|gt|amp|nbsp);/g, (_entity, name: string) => ENTITIES[name] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim();
}
