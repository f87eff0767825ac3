import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { readMkdocs } from './navigation-mkdocs';

/** Files beside the folder of the pages in which tools keep their menus. */
const MENUS_ABOVE = /^(mkdocs\.ya?ml|sidebars\.(js|cjs|mjs|ts|json))$/;

/** Where the pages of a project are, and what stands above them. */
export interface FolderRoot {
  readonly folder: string;
  /** Names of the files above it that say something of its menus. */
  readonly above: readonly string[];
}

/** The folder that has the pages: the given one, or the one below it that the project's tool reads. */
export async function findFolderRoot(given: string): Promise<FolderRoot> {
  const own = await listMenus(given);
  const below = await findPagesFolder(given, own);
  if (below !== undefined) return { folder: below, above: own };
  const parent = resolve(given, '..');
  const above = await listMenus(parent);
  const isOfParent = (await findPagesFolder(parent, above)) === resolve(given);
  return { folder: given, above: isOfParent ? above : [] };
}

async function listMenus(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && MENUS_ABOVE.test(entry.name)).map(({ name }) => name);
}

/** `undefined` where the pages are in the folder itself. */
async function findPagesFolder(folder: string, menus: readonly string[]): Promise<string | undefined> {
  const mkdocs = menus.find((name) => name.startsWith('mkdocs'));
  const name = mkdocs === undefined ? 'docs' : readMkdocs(await readFile(join(folder, mkdocs), 'utf8')).pagesFolder;
  const path = resolve(folder, name);
  const isWithin = path !== resolve(folder) && !relative(folder, path).startsWith('..');
  const isNamed = menus.length > 0 || ['.vitepress', '.vuepress'].some((hidden) => existsSync(join(path, hidden)));
  return isWithin && isNamed && existsSync(path) ? path : undefined;
}
