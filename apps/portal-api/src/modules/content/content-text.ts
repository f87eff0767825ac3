import { type Document, LineCounter, type Node, parseDocument, visit } from 'yaml';

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

/** A mistake in one field of a content file. */
export interface FieldMistake {
  readonly field: readonly PropertyKey[];
  readonly reason: string;
}

/** Parses JSON, or Markdown with front matter. */
export function parseContentText(path: string, text: string): ParsedText {
  return path.endsWith('.md') ? parseMarkdown(text) : { data: parseJson(text), body: '' };
}

/** Looks up the line of a field; one that is missing is looked for where it should be. */
export type FindLine = (fieldPath: readonly PropertyKey[]) => number;

/** Prepares the look-up of lines in a file that could be parsed. Only the first look-up reads the text again. */
export function createLineFinder(path: string, text: string): FindLine {
  const offset = path.endsWith('.md') ? 1 : 0;
  let nodes: ReturnType<typeof readNodes> | undefined;
  return (fieldPath) => {
    nodes ??= readNodes(path.endsWith('.md') ? splitMarkdown(text).header : text);
    for (let length = fieldPath.length; length > 0; length -= 1) {
      const node = nodes.document.getIn(fieldPath.slice(0, length) as (string | number)[], true) as Node | undefined;
      if (node?.range) return nodes.lines.linePos(node.range[0]).line + offset;
    }
    return 1 + offset;
  };
}

function readNodes(source: string) {
  const lines = new LineCounter();
  return { lines, document: parseDocument(source, { lineCounter: lines }) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw describeJsonMistake(text, error as SyntaxError);
  }
}

function describeJsonMistake(text: string, { message }: SyntaxError): ContentMistake {
  const end = readPosition(message) ?? findJsonMistake(text);
  // What the parser quotes may be several lines of the file.
  const reason = message
    .replace(/, (\.\.\.)?"[\s\S]* is not valid JSON$/, '')
    .replace(/ in JSON at position [\s\S]*$/, '');
  return new ContentMistake(text.slice(0, end).split('\n').length, `not valid JSON: ${reason}`);
}

function readPosition(message: string): number | undefined {
  const position = /position (\d+)/.exec(message)?.[1];
  return position === undefined ? undefined : Number(position);
}

/** Not every message of the parser says where: the mistake is where a longer beginning of the text stops being one. */
function findJsonMistake(text: string): number {
  let good = 0;
  let bad = text.length + 1;
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (isBeginningOfJson(text.slice(0, middle))) good = middle;
    else bad = middle;
  }
  return good;
}

function isBeginningOfJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const { message } = error as SyntaxError;
    const position = readPosition(message);
    return position === undefined ? message.includes('end of JSON input') : position >= text.length;
  }
}

function parseMarkdown(text: string): ParsedText {
  const { header, body } = splitMarkdown(text);
  const { lines, document } = readNodes(header);
  const [error] = document.errors;
  if (error) {
    // The parser counts the lines of the front matter alone.
    const reason = error.message.replace(/ at line \d+, column \d+:[\s\S]*$/, '');
    throw new ContentMistake(lines.linePos(error.pos[0]).line + 1, `not valid YAML: ${reason}`);
  }
  try {
    return { data: document.toJS(), body };
  } catch (cause) {
    throw new ContentMistake(findBrokenAlias(lines, document) + 1, `not valid YAML: ${(cause as Error).message}`);
  }
}

/** The parser does not mind an alias that leads nowhere; only its use fails. */
function findBrokenAlias(lines: LineCounter, document: Document): number {
  let line = 1;
  visit(document, {
    Alias(_key, alias) {
      if (alias.resolve(document) || !alias.range) return undefined;
      line = lines.linePos(alias.range[0]).line;
      return visit.BREAK;
    },
  });
  return line;
}

function splitMarkdown(text: string): { header: string; body: string } {
  const match = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)([\s\S]*)$/.exec(text);
  if (match === null) throw new ContentMistake(1, 'the front matter between two lines of --- is missing');
  return { header: match[1] ?? '', body: (match[2] ?? '').trim() };
}
