import { posix } from 'node:path';
import type { NavigationEntry } from './navigation';

type Fields = Readonly<Record<string, unknown>>;

/** What stands before the paths of items. */
interface Base {
  readonly path: string;
  /** Whether it stands before those that begin at the root as well. */
  readonly isOfAll: boolean;
}

/** Entries of the `sidebar` of a VuePress or VitePress configuration; of several languages the Chinese one's. */
export function readVuepressSidebar(config: unknown): NavigationEntry[] | undefined {
  const found = listSidebars(config, '');
  const chinese = found.find(({ locale }) => /zh|cn/i.test(locale));
  const { sidebar, locale, names } = chinese ?? found[0] ?? {};
  if (sidebar === undefined) return undefined;
  const root = locale?.startsWith('/') ? locale : '/';
  if (Array.isArray(sidebar)) return readItems(sidebar, { path: root, isOfAll: false });
  const sections = toFields(sidebar);
  const parts = Object.entries(sections).map(([prefix, items]) => ({ prefix, entries: readSection(items, prefix) }));
  const [only, ...others] = parts;
  if (only && others.length === 0) return only.entries;
  return parts.map(({ prefix, entries }) => ({ name: names?.get(trim(prefix)) ?? toLabel(prefix), children: entries }));
}

interface FoundSidebar {
  readonly sidebar: unknown;
  readonly locale: string;
  /** What the bar above the pages calls the parts, by their prefix. */
  readonly names: ReadonlyMap<string, string>;
}

/** The sidebars of a configuration, those of languages with their names: in the theme or in its configuration. */
function listSidebars(config: unknown, locale: string): FoundSidebar[] {
  const { sidebar, nav, navbar, themeConfig, theme, locales } = toFields(config);
  return [
    ...Object.entries(toFields(locales)).flatMap(([key, value]) => listSidebars(value, key)),
    ...(sidebar ? [{ sidebar, locale, names: readNames(nav ?? navbar) }] : []),
    ...(themeConfig ? listSidebars(themeConfig, locale) : []),
    ...(theme ? listSidebars(theme, locale) : []),
  ];
}

function readNames(bar: unknown): Map<string, string> {
  const names = new Map<string, string>();
  for (const item of Array.isArray(bar) ? (bar as unknown[]) : []) {
    const { text, link, activeMatch, items, children, prefix } = toFields(item);
    for (const [key, value] of readNames(items ?? children)) names.set(key, value);
    if (typeof text !== 'string') continue;
    for (const target of [link, activeMatch, prefix])
      if (typeof target === 'string') for (const key of listPrefixes(target)) if (!names.has(key)) names.set(key, text);
  }
  return names;
}

function listPrefixes(target: string): string[] {
  const path = trim(target);
  return path.includes('/') ? [path, posix.dirname(path)] : [path];
}

function readSection(section: unknown, prefix: string): NavigationEntry[] {
  if (section === 'structure' || section === 'auto' || section === 'heading') return [{ folder: trim(prefix) }];
  if (Array.isArray(section)) return readItems(section, { path: prefix, isOfAll: false });
  const { base, items, children } = toFields(section);
  const below = items ?? children;
  const above = { path: prefix, isOfAll: false };
  return Array.isArray(below) ? readItems(below, enter(above, undefined, base)) : [];
}

function readItems(items: readonly unknown[], base: Base): NavigationEntry[] {
  return items.flatMap((item): NavigationEntry[] => {
    if (typeof item === 'string') return [{ target: join(base, item) }];
    if (Array.isArray(item)) {
      const [link, name] = item as unknown[];
      return typeof link === 'string' ? [{ target: join(base, link), name: toName(name) }] : [];
    }
    const { text, title, link, path, items: below, children, prefix, base: ownBase } = toFields(item);
    const inner = enter(base, prefix, ownBase);
    const target = [link, path].find((value) => typeof value === 'string') as string | undefined;
    const list = below ?? children;
    // The base of a group is that of what is below it, and of its own link.
    return [
      {
        name: toName(text) ?? toName(title),
        ...(target !== undefined && { target: join(inner, target) }),
        ...(Array.isArray(list) && { children: readItems(list, inner) }),
        ...((list === 'structure' || list === 'auto') && { folder: trim(inner.path) }),
      },
    ];
  });
}

/** Base of what is below an item. */
function enter(base: Base, prefix: unknown, ownBase: unknown): Base {
  if (typeof ownBase === 'string') return { path: join({ ...base, isOfAll: false }, ownBase), isOfAll: true };
  return typeof prefix === 'string' ? { path: join(base, prefix), isOfAll: false } : base;
}

/** A path below a base; a URL stays, and so does a path from the root, unless the base is that of all. */
function join({ path: base, isOfAll }: Base, path: string): string {
  if (/^[a-z][a-z0-9+.-]*:/i.test(path) || (path.startsWith('/') && !isOfAll)) return path;
  return `${base.replace(/\/$/, '')}/${path.replace(/^\//, '')}`;
}

function toFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

function toName(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function toLabel(prefix: string): string {
  return posix.basename(trim(prefix)).replaceAll(/[-_]+/g, ' ') || '文档';
}

function trim(path: string): string {
  return path.replaceAll(/^[\^/]+|\/+$/g, '');
}
