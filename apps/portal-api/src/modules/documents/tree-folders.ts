import { posix } from 'node:path';
import { parseDocument } from 'yaml';
import { type ImportFinding, warn } from './import-finding';
import { CHAPTER, cleanName, findPageFile, type NavigationNode } from './navigation';
import { splitPageSource } from './page-source';

interface Branch {
  page?: string;
  readonly branches: Map<string, Branch>;
  readonly files: string[];
}

/** What a folder says of itself in a file of its own. */
export interface Category {
  readonly name?: string;
  readonly position?: number;
}

interface Entry {
  readonly key: string;
  readonly position: number | undefined;
  readonly node: NavigationNode;
}

const FOLDER_PAGES = /^(readme|index)\.(md|mdx|markdown)$/i;

const CATEGORY_FILE = /(^|\/)_category_\.(json|ya?ml)$/;

/** What the nodes of folders are made of. */
export interface TreeFolders {
  readonly pages: ReadonlyMap<string, string>;
  readonly categories: ReadonlyMap<string, Category>;
}

/** The tree of folders: files and folders by the positions they give themselves, then by their names. */
export function readFolders(files: readonly string[], folders: TreeFolders): NavigationNode[] {
  const root: Branch = { branches: new Map(), files: [] };
  for (const file of files) {
    const segments = file.split('/');
    const name = segments.pop() ?? '';
    let branch = root;
    for (const segment of segments) {
      const next: Branch = branch.branches.get(segment) ?? { branches: new Map(), files: [] };
      branch.branches.set(segment, next);
      branch = next;
    }
    if (FOLDER_PAGES.test(name) && branch.page === undefined) branch.page = file;
    else branch.files.push(file);
  }
  const nodes = toNodes(root, '', folders);
  return root.page === undefined ? nodes : [toLeaf(root.page), ...nodes];
}

/** A page as a node; its title is its name. */
export function toLeaf(file: string): NavigationNode {
  return { ...CHAPTER, name: undefined, file };
}

function toNodes({ branches, files }: Branch, path: string, folders: TreeFolders): NavigationNode[] {
  const entries: Entry[] = [
    ...files.map((file) => ({ key: posix.basename(file), position: readPosition(file, folders), node: toLeaf(file) })),
    ...[...branches].map(([name, branch]) => toChapter(name, branch, path, folders)),
  ];
  // Numbers in front of names put them in order: 2 comes before 10.
  return entries
    .sort(
      (first, second) =>
        (first.position ?? Number.POSITIVE_INFINITY) - (second.position ?? Number.POSITIVE_INFINITY) ||
        first.key.localeCompare(second.key, 'zh', { numeric: true }),
    )
    .map(({ node }) => node);
}

function toChapter(name: string, branch: Branch, above: string, folders: TreeFolders): Entry {
  const path = posix.join(above, name);
  const category = folders.categories.get(path) ?? {};
  const label = name.replace(/^\d+[-_. ]+/, '').replaceAll(/[-_]+/g, ' ') || name;
  const children = toNodes(branch, path, folders);
  const page = branch.page;
  const position = category.position ?? (page === undefined ? undefined : readPosition(page, folders));
  const node =
    page === undefined
      ? { ...CHAPTER, name: category.name ?? label, children }
      : { ...CHAPTER, name: category.name, file: page, children };
  return { key: name, position, node };
}

function readPosition(file: string, { pages }: TreeFolders): number | undefined {
  return splitPageSource(pages.get(file) ?? '').meta.position;
}

/** What folders say of themselves, by their path; a file that cannot be read is told of. */
export function readCategories(
  menus: ReadonlyMap<string, string>,
  findings: ImportFinding[],
): ReadonlyMap<string, Category> {
  const categories = new Map<string, Category>();
  for (const [file, text] of menus) {
    if (!CATEGORY_FILE.test(file)) continue;
    const document = parseDocument(text, { logLevel: 'silent' });
    const [error] = document.errors;
    if (error) findings.push(warn(file, 1, 'brokenCategory', error.message.split(' at line ')[0]));
    else categories.set(posix.dirname(file), toCategory(document.toJS({ maxAliasCount: 100 })));
  }
  return categories;
}

function toCategory(value: unknown): Category {
  const { label, position } = (typeof value === 'object' && value !== null ? value : {}) as Readonly<
    Record<string, unknown>
  >;
  return {
    ...(typeof label === 'string' && cleanName(label) && { name: cleanName(label) }),
    ...(typeof position === 'number' && { position }),
  };
}

/** Nodes of the pages below a folder. */
export function listFolderNodes(folder: string, files: readonly string[], folders: TreeFolders): NavigationNode[] {
  const prefix = folder === '' ? '' : `${folder.replace(/\/$/, '')}/`;
  const within = files.filter((file) => file.startsWith(prefix));
  let nodes = readFolders(within, folders);
  // The folder itself is the entry that names it.
  for (let depth = prefix.split('/').length; depth > 1; depth -= 1) nodes = nodes.flatMap(({ children }) => children);
  const page = prefix === '' ? undefined : findPageFile(folder, folders.pages);
  return page === undefined ? [...nodes] : [toLeaf(page), ...nodes];
}
