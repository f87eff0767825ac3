import { extname, posix } from 'node:path';
import { type DocumentFolder, PAGE_FILE } from './document-folder';
import { type ImportFinding, warn } from './import-finding';
import { splitPageSource } from './page-source';

/** A line of a page, and where it is written. */
export interface PageLine {
  readonly text: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/** A page's text with all that it includes. */
export interface AssembledPage {
  readonly lines: readonly PageLine[];
  readonly included: ReadonlySet<string>;
}

interface Include {
  readonly path: string;
  readonly region: string | undefined;
  /** First and last line, from 1. */
  readonly range: readonly [number, number];
  /** What stands behind the marks of the code that it becomes. */
  readonly info: string | undefined;
}

/** Of the page that it becomes, in characters. */
const MAX_LENGTH = 3 * 1024 * 1024;

const FENCE = /^\s*(?:>\s*)*(`{3,}|~{3,})/;

const TEXTS: readonly RegExp[] = [
  /^\s*<!--\s*@include:\s*(?<target>.*?)\s*-->\s*$/,
  /^\s*@include(?:\{(?<lines>[^}]*)\})?\((?<target>[^()]+)\)\s*$/,
  /^\s*!!!\s*include\((?<target>[^()]+)\)\s*!!!\s*$/,
  /^\s*\{%\s*include\s+["'](?<target>[^"']+)["']\s*%\}\s*$/,
];

/** Stands in code as well. */
const SNIPPET = /^\s*-{1,2}8<-{1,2}\s+["'](?<target>[^"':]+)(?::(?<lines>[\d:]+))?["']\s*$/;

const CODES: readonly RegExp[] = [
  /^\s*<<<\s+(?<target>[^\s{#]+)(?:\{(?<marks>[^}]*)\})?\s*(?<title>\[[^\]]*\])?\s*$/,
  /^\s*@\[code(?:\{(?<lines>[^}]*)\})?[^\]]*\]\((?<target>[^()]+)\)\s*$/,
];

const IMPORT = /^import\s+(?<name>\w+|\{[^}]*\}|\*\s+as\s+\w+)\s+from\s+["'](?<target>[^"']+)["'];?\s*$/;

/** Puts what a page includes in its place; only files of the folder are read. */
export async function assemblePage(
  path: string,
  folder: Pick<DocumentFolder, 'pages' | 'others' | 'read'>,
  findings: ImportFinding[],
): Promise<AssembledPage> {
  const included = new Set<string>();
  let length = 0;

  const assemble = async (lines: readonly PageLine[], within: readonly string[]): Promise<PageLine[]> => {
    const assembled: PageLine[] = [];
    const imports = new Map<string, string>();
    let fence = '';
    for (const line of lines) {
      const mark = FENCE.exec(line.text)?.[1] ?? '';
      const isCode = fence !== '';
      if (!isCode) fence = mark;
      else if (mark.startsWith(fence)) fence = '';
      const [, name = '', target = ''] = isCode ? [] : (IMPORT.exec(line.text) ?? []);
      if (name) imports.set(name, target);
      const include = name ? undefined : readInclude(line.text, isCode, imports);
      if (include) assembled.push(...(await put(include, line, within)));
      else if (!name) {
        length += line.text.length + 1;
        assembled.push(line);
      }
    }
    return assembled;
  };

  const put = async (include: Include, at: PageLine, within: readonly string[]): Promise<PageLine[]> => {
    const found = findFile(include.path, at.file, folder);
    const problem = found === undefined ? 'missingInclude' : within.includes(found) ? 'circularInclude' : undefined;
    if (found === undefined || problem !== undefined || length > MAX_LENGTH) {
      // Once for all that would follow.
      if (problem ?? findings.at(-1)?.reason !== 'longPage')
        findings.push(warn(at.file, at.line, problem ?? 'longPage', include.path));
      return [{ ...at, text: `**内容缺失：${include.path}**` }];
    }
    included.add(found);
    const lines = cutOut(await readLines(found, folder), include);
    if (include.info === undefined) return assemble(lines, [...within, found]);
    length += lines.reduce((sum, { text }) => sum + text.length + 1, 0);
    const marks = '`````';
    return [{ ...at, text: `${marks}${extname(found).slice(1)} ${include.info}` }, ...lines, { ...at, text: marks }];
  };

  const text = folder.pages.get(path) ?? '';
  const lines = text.split('\n').map((line, index) => ({ text: line, file: path, line: index + 1 }));
  return { lines: await assemble(lines, [path]), included };
}

function readInclude(text: string, isCode: boolean, imports: ReadonlyMap<string, string>): Include | undefined {
  const groups = (patterns: readonly RegExp[]) =>
    patterns.map((pattern) => pattern.exec(text)?.groups).find((found) => found !== undefined);
  const snippet = groups([SNIPPET]);
  if (snippet) return toInclude(snippet['target'] ?? '', snippet['lines']?.replace(':', '-'));
  if (isCode) return undefined;
  const written = groups(TEXTS);
  if (written) return toInclude(written['target'] ?? '', written['lines']);
  const code = groups(CODES);
  if (code) {
    const info = [code['marks'] ? `{${code['marks']}}` : '', code['title'] ?? ''].filter(Boolean).join(' ');
    return { ...toInclude(code['target'] ?? '', code['lines']), info };
  }
  const imported = imports.get(/^\s*<(\w+)\s*\/>\s*$/.exec(text)?.[1] ?? '');
  return imported && PAGE_FILE.test(imported) ? toInclude(imported) : undefined;
}

/** `path#region{first,last}` */
function toInclude(target: string, lines?: string): Include {
  const [, path = '', region, range] = /^([^#{}]+)(?:#([^{}]+))?(?:\{([^{}]*)\})?$/.exec(target.trim()) ?? [];
  const [, first = '', mark = '', last = ''] = /^\s*(\d*)\s*([,-]?)\s*(\d*)\s*$/.exec(lines ?? range ?? '') ?? [];
  const end = mark ? last : first;
  return {
    path: path || target.trim(),
    region,
    range: [Number(first || 1), end ? Number(end) : Number.POSITIVE_INFINITY],
    info: undefined,
  };
}

function findFile(
  target: string,
  from: string,
  { pages, others }: Pick<DocumentFolder, 'pages' | 'others'>,
): string | undefined {
  const isOfRoot = /^@?\//.test(target);
  const ofRoot = posix.normalize(target.replace(/^@?\//, ''));
  const beside = posix.join(posix.dirname(from), target);
  return (isOfRoot ? [ofRoot] : [beside, ofRoot]).find((path) => pages.has(path) || others.has(path));
}

/** Lines of a file, those of a page without its front matter. */
async function readLines(path: string, folder: Pick<DocumentFolder, 'pages' | 'read'>): Promise<PageLine[]> {
  const page = folder.pages.get(path);
  const text = page ?? new TextDecoder().decode(await folder.read(path)).replaceAll(/\r\n?/g, '\n');
  const { body, offset } = page === undefined ? { body: text, offset: 0 } : splitPageSource(text);
  return body
    .trimEnd()
    .split('\n')
    .map((line, index) => ({ text: line, file: path, line: offset + index + 1 }));
}

function cutOut(lines: readonly PageLine[], { region, range: [first, last] }: Include): PageLine[] {
  return cutRegion(lines, region)
    .slice(first - 1, last)
    .filter(({ text }) => region === undefined || !/#(end)?region\b/.test(text));
}

function cutRegion(lines: readonly PageLine[], region: string | undefined): readonly PageLine[] {
  if (region === undefined) return lines;
  const isStart = ({ text }: PageLine) => /#region\s+(.*?)\s*(?:-->|\*\/)?\s*$/.exec(text)?.[1] === region;
  const start = lines.findIndex(isStart);
  const end = lines.findIndex(({ text }, index) => index > start && /#endregion\b/.test(text));
  return start < 0 ? lines : lines.slice(start + 1, end < 0 ? undefined : end);
}
