import { linkTargetSchema } from '@portal/api-contract';
import { posix } from 'node:path';
import { ContentMistake, createLineFinder, parseContentText } from '../content/content-text';
import type { DocumentFolder } from './document-folder';
import { type FindingCause, type ImportFinding, warn } from './import-finding';
import type { NavigationNode } from './navigation';

/** Reads the tree of a `tree.json`; `undefined` where it is none, which is told of. */
export function readTreeFile(
  { tree = '', pages }: Pick<DocumentFolder, 'tree' | 'pages'>,
  findings: ImportFinding[],
): NavigationNode[] | undefined {
  const findLine = createLineFinder('tree.json', tree);
  const note: Note = (field, reason, subject) =>
    void findings.push(warn('tree.json', findLine(field), reason, subject));
  let data: unknown;
  try {
    data = parseContentText('tree.json', tree).data;
  } catch (error) {
    if (!(error instanceof ContentMistake)) throw error;
    findings.push(warn('tree.json', error.line, 'brokenMenu', error.reason));
    return undefined;
  }
  if (!Array.isArray(data)) {
    note([], 'menuIsNoList');
    return undefined;
  }
  return readNodes(data, [], pages, note);
}

type Note = (field: readonly PropertyKey[], reason: FindingCause['reason'], subject?: string) => void;

function readNodes(
  data: readonly unknown[],
  at: readonly PropertyKey[],
  pages: DocumentFolder['pages'],
  note: Note,
): NavigationNode[] {
  return data.flatMap((entry, index) => readNode(entry, [...at, index], pages, note));
}

function readNode(
  entry: unknown,
  at: readonly PropertyKey[],
  pages: DocumentFolder['pages'],
  note: Note,
): NavigationNode[] {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) {
    note(at, 'menuEntryIsNoObject');
    return [];
  }
  const fields = entry as Readonly<Record<string, unknown>>;
  const name = typeof fields['name'] === 'string' ? fields['name'].replaceAll(/\s+/g, ' ').trim().slice(0, 120) : '';
  const file = readFile(fields['file'], at, pages, note);
  const url = readUrl(fields['url'], at, note);
  const isList = Array.isArray(fields['children']);
  if (fields['children'] !== undefined && !isList) note([...at, 'children'], 'menuChildrenAreNoList');
  const children = isList ? readNodes(fields['children'] as unknown[], [...at, 'children'], pages, note) : [];
  // A file or a URL that is not there has been told of already.
  const isEmpty = file === undefined && url === undefined && children.length === 0;
  if (isEmpty && (fields['file'] !== undefined || fields['url'] !== undefined)) return [];
  if (name === '' && file === undefined) {
    note(at, 'namelessMenuEntry');
    return children;
  }
  return [
    {
      name: name || undefined,
      ...(file !== undefined && { file }),
      ...(url !== undefined && { url }),
      isHidden: fields['showStatus'] === 0,
      isRecommended: fields['recommendStatus'] === 1,
      children,
    },
  ];
}

function readFile(
  value: unknown,
  at: readonly PropertyKey[],
  pages: DocumentFolder['pages'],
  note: Note,
): string | undefined {
  if (value === undefined) return undefined;
  const given = typeof value === 'string' ? value : '';
  const path = posix.normalize(given.replaceAll('\\', '/')).replace(/^\.?\//, '');
  const found = [path, `${path}.md`].find((candidate) => pages.has(candidate));
  if (found === undefined) note([...at, 'file'], 'missingMenuTarget', given);
  return found;
}

function readUrl(value: unknown, at: readonly PropertyKey[], note: Note): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string' && value !== '' && linkTargetSchema.safeParse(value).success) return value;
  note([...at, 'url'], 'forbiddenMenuUrl', String(value));
  return undefined;
}
