import { LineCounter, type Node, parse, parseDocument } from 'yaml';

/** A content file taken apart. */
export interface ParsedText {
  readonly data: unknown;
  /** Text below the front matter; empty for JSON. */
  readonly body: string;
}

/** A mistake in a content file and the line it is on. */
export class ContentMistake extends Error {
  override readonly name = 'ContentMistake';

  constructor(
    readonly line: number,
    readonly reason: string,
  ) {
    super(reason);
  }
}

/** Parses JSON, or Markdown with front matter. */
export function parseContentText(path: string, text: string): ParsedText {
  return path.endsWith('.md') ? parseMarkdown(text) : { data: parseJson(text), body: '' };
}

/** Finds the line of a field. A field that is missing is looked for where it should be. */
export function findLine(path: string, text: string, fieldPath: readonly PropertyKey[]): number {
  const source = path.endsWith('.md') ? splitMarkdown(text).header : text;
  const offset = path.endsWith('.md') ? 1 : 0;
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  for (let length = fieldPath.length; length > 0; length -= 1) {
    const node = document.getIn(fieldPath.slice(0, length) as (string | number)[], true) as Node | undefined;
    if (node?.range) return lines.linePos(node.range[0]).line + offset;
  }
  return 1 + offset;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw describeJsonMistake(text, error as SyntaxError);
  }
}

function describeJsonMistake(text: string, error: SyntaxError): ContentMistake {
  const position = /position (\d+)/.exec(error.message)?.[1];
  const end = position === undefined ? text.length : Number(position);
  return new ContentMistake(text.slice(0, end).split('\n').length, `not valid JSON: ${error.message}`);
}

function parseMarkdown(text: string): ParsedText {
  const { header, body } = splitMarkdown(text);
  const lines = new LineCounter();
  const [error] = parseDocument(header, { lineCounter: lines }).errors;
  if (error)
    throw new ContentMistake(lines.linePos(error.pos[0]).line + 1, `not valid YAML: ${error.message.split('\n')[0]}`);
  return { data: parse(header), body };
}

function splitMarkdown(text: string): { header: string; body: string } {
  const match = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)([\s\S]*)$/.exec(text);
  if (match === null) throw new ContentMistake(1, 'the front matter between two lines of --- is missing');
  return { header: match[1] ?? '', body: (match[2] ?? '').trim() };
}
