import { parseDocument } from 'yaml';
import type { NavigationEntry } from './navigation';

/** What an `mkdocs.yml` says: its menu, and where its pages are. */
export interface MkdocsFile {
  readonly entries: NavigationEntry[] | undefined;
  readonly pagesFolder: string;
}

/** Reads an `mkdocs.yml`; its tags for Python mean nothing here. */
export function readMkdocs(text: string): MkdocsFile {
  const fields = readFields(text);
  const nav = fields['nav'] ?? fields['pages'];
  const folder = fields['docs_dir'];
  return {
    entries: Array.isArray(nav) ? nav.flatMap(readItem) : undefined,
    pagesFolder: typeof folder === 'string' ? folder : 'docs',
  };
}

function readFields(text: string): Readonly<Record<string, unknown>> {
  const document = parseDocument(text, { logLevel: 'silent' });
  const value: unknown = document.errors.length > 0 ? undefined : document.toJS({ maxAliasCount: 100 });
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

/** `page.md`, `Name: page.md` or `Name: [ … ]` */
function readItem(item: unknown): NavigationEntry[] {
  if (typeof item === 'string') return [readTarget(item)];
  if (typeof item !== 'object' || item === null) return [];
  return Object.entries(item).flatMap(([name, value]: [string, unknown]): NavigationEntry[] => {
    if (typeof value === 'string') return [{ name, ...readTarget(value) }];
    return Array.isArray(value) ? [{ name, children: value.flatMap(readItem) }] : [];
  });
}

/** A folder stands for all of its pages. */
function readTarget(target: string): NavigationEntry {
  return /(\/|\/\*+)$/.test(target) && !/^https?:/.test(target) ? { folder: target.replace(/\/\**$/, '') } : { target };
}
