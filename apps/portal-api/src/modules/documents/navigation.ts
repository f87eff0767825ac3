import { linkTargetSchema } from '@portal/api-contract';
import { posix } from 'node:path';
import type { FindingCause } from './import-finding';

/** A node as a folder says it is, before it has an id. */
export interface NavigationNode {
  /** `undefined` where its page's title is its name. */
  readonly name: string | undefined;
  readonly file?: string;
  readonly url?: string;
  readonly isHidden: boolean;
  readonly isRecommended: boolean;
  readonly children: readonly NavigationNode[];
}

/** An entry of a menu in the words of whichever tool it was written for. */
export interface NavigationEntry {
  readonly name?: string | undefined;
  /** Path from the folder's root, or a URL. */
  readonly target?: string | undefined;
  /** Folder whose pages stand below it, in their own order. */
  readonly folder?: string | undefined;
  readonly children?: readonly NavigationEntry[];
}

/** A menu that was found in a folder. */
export interface Navigation {
  /** File that it is written in. */
  readonly file: string;
  readonly entries: readonly NavigationEntry[];
}

/** What entries are resolved against. */
export interface NavigationContext {
  readonly pages: ReadonlyMap<string, string>;
  /** Nodes of a folder's pages, in their own order. */
  readonly listFolder: (folder: string) => readonly NavigationNode[];
  readonly note: (target: string, reason: FindingCause['reason']) => void;
}

/** A script that cannot be parsed, and the line where that shows. */
export class ScriptMistake extends Error {
  override readonly name = 'ScriptMistake';

  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

/** An entry that only holds others. */
export const CHAPTER = { isHidden: false, isRecommended: false, children: [] };

const MAX_NAME = 120;

/** Makes nodes of entries; one that leads nowhere is told of, and what is below it stays. */
export function resolveEntries(entries: readonly NavigationEntry[], context: NavigationContext): NavigationNode[] {
  return entries.flatMap((entry) => resolveEntry(entry, context));
}

function resolveEntry(
  { name, target, folder, children = [] }: NavigationEntry,
  context: NavigationContext,
): NavigationNode[] {
  const label = cleanName(name ?? '');
  const place = target === undefined ? {} : resolveTarget(target, context);
  const below = [
    ...resolveEntries(children, context),
    ...(folder === undefined ? [] : context.listFolder(folder).filter(({ file }) => !file || file !== place.file)),
  ];
  if (place.file === undefined && place.url === undefined && below.length === 0) return [];
  if (label === '' && place.file === undefined) return below;
  return [{ ...CHAPTER, ...place, name: label || undefined, children: below }];
}

function resolveTarget(target: string, { pages, note }: NavigationContext): Pick<NavigationNode, 'file' | 'url'> {
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(target)) {
    if (linkTargetSchema.safeParse(target).success) return { url: target };
    note(target, 'forbiddenMenuUrl');
    return {};
  }
  const file = findPageFile(target, pages);
  if (file !== undefined) return { file };
  note(target || '/', 'missingMenuTarget');
  return {};
}

/** The file of a page that a menu names: with or without the end of its name, or as a folder. */
export function findPageFile(target: string, pages: ReadonlyMap<string, string>): string | undefined {
  const path = posix.normalize(decode(target.replace(/[?#].*$/s, ''))).replace(/^\.?\/+|^\.$/, '');
  const stem = path.replace(/\/$|\.html?$/, '');
  const names = ['README.md', 'index.md', 'readme.md', 'index.mdx', 'README.markdown', 'index.markdown'];
  return [
    ...[path, `${stem}.md`, `${stem}.mdx`, `${stem}.markdown`],
    ...names.map((name) => posix.join(stem, name)),
  ].find((candidate) => pages.has(candidate));
}

/** A name in one line, without the pictures and marks that menus put before it. */
export function cleanName(name: string): string {
  return name
    .replaceAll(/<[^<>]*>|\{\{[^{}]*\}\}/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_NAME);
}

function decode(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}
