import { createHash } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { findFolderRoot } from './folder-root';
import { readGitDays } from './git-days';
import { type ImportFinding, reject, warn } from './import-finding';

const MAX_PAGE_BYTES = 3 * 1024 * 1024;
const MAX_FILES = 20_000;
const MAX_DEPTH = 40;

/** Names of files that pages are written in. */
export const PAGE_FILE = /\.(md|mdx|markdown)$/i;

/** Files in which tools keep menus, beside the pages or in folders of their own. */
const MENU_FILE =
  /^(?:(?:.*\/)?_category_\.(?:json|ya?ml)|(?:SUMMARY|_sidebar)\.md|\.(?:vitepress|vuepress)\/.*\.(?:[cm]?[jt]s|json))$/;

const TOOL_FOLDERS = new Set(['.vitepress', '.vuepress']);

/** What tools make in their folders. */
const MADE_FOLDERS = new Set(['node_modules', 'dist', 'cache', '.cache', '.temp']);

/** A folder of Markdown as it is on disk. Paths are relative, with `/`. */
export interface DocumentFolder {
  /** Texts of the pages by their path. */
  readonly pages: ReadonlyMap<string, string>;
  /** `tree.json`, where there is one. */
  readonly tree: string | undefined;
  /** Texts of the files that say something of menus, by their path. */
  readonly menus: ReadonlyMap<string, string>;
  /** Paths of everything else. */
  readonly others: ReadonlySet<string>;
  readonly findings: readonly ImportFinding[];
  /** Changes with every change of a page, the tree or another file. */
  readonly checksum: string;
  read(path: string): Promise<Buffer>;
  /** Days of the pages' last changes, as far as git knows them. */
  readDays(): Promise<ReadonlyMap<string, string>>;
}

/** Reads a folder. Links in the file system are not followed, hidden folders and those of packages are left out. */
export async function readDocumentFolder(given: string): Promise<DocumentFolder> {
  const findings: ImportFinding[] = [];
  const { folder, above } = await findFolderRoot(given);
  const paths = [...(await listFiles(folder, '', findings, 0)), ...above.map((name) => `../${name}`)].sort();
  const pages = new Map<string, string>();
  const menus = new Map<string, string>();
  const others = new Set<string>();
  const hash = createHash('sha256');
  let tree: string | undefined;
  for (const path of paths) {
    const isMenu = MENU_FILE.test(path) || path.startsWith('../');
    const isPage = PAGE_FILE.test(path) && !isToolFile(path);
    if (path !== 'tree.json' && !isMenu && !isPage) {
      const { size, mtimeMs } = await stat(join(folder, path));
      others.add(path);
      hash.update(`${path}\0${size}\0${mtimeMs}\0`);
      continue;
    }
    const bytes = await readFile(join(folder, path));
    hash.update(`${path}\0`).update(bytes).update('\0');
    const text = decodeText(path, bytes, findings);
    if (text === undefined) continue;
    if (path === 'tree.json') tree = text;
    if (isMenu) menus.set(path, text);
    if (isPage) pages.set(path, text);
  }
  return {
    pages,
    tree,
    menus,
    others,
    findings,
    checksum: hash.digest('base64url'),
    read: (path) => readFile(join(folder, path)),
    readDays: () => readGitDays(folder),
  };
}

async function listFiles(folder: string, prefix: string, findings: ImportFinding[], depth: number): Promise<string[]> {
  const entries = await readdir(join(folder, prefix), { withFileTypes: true });
  const files: string[] = [];
  for (const entry of entries.sort((first, second) => (first.name < second.name ? -1 : 1))) {
    const path = prefix + entry.name;
    if (isLeftOut(entry, prefix)) continue;
    if (entry.isSymbolicLink()) findings.push(reject(path, 1, 'symbolicLink'));
    else if (entry.isDirectory() && depth >= MAX_DEPTH) findings.push(reject(path, 1, 'deepFolder'));
    else if (entry.isDirectory()) files.push(...(await listFiles(folder, `${path}/`, findings, depth + 1)));
    else if (entry.isFile()) files.push(path);
    if (files.length > MAX_FILES) {
      findings.push(reject(path, 1, 'manyFiles', `最多 ${MAX_FILES} 个`));
      return files.slice(0, MAX_FILES);
    }
  }
  return files;
}

function isLeftOut({ name }: Dirent, prefix: string): boolean {
  if (isToolFile(prefix)) return MADE_FOLDERS.has(name);
  return (name.startsWith('.') && !(prefix === '' && TOOL_FOLDERS.has(name))) || name === 'node_modules';
}

function isToolFile(path: string): boolean {
  return TOOL_FOLDERS.has(path.slice(0, path.indexOf('/')));
}

function decodeText(path: string, bytes: Buffer, findings: ImportFinding[]): string | undefined {
  if (bytes.length > MAX_PAGE_BYTES) {
    findings.push(reject(path, 1, 'largeFile', `最大 ${MAX_PAGE_BYTES / 1024 / 1024} MB`));
    return undefined;
  }
  const zero = bytes.indexOf(0);
  if (zero >= 0) {
    findings.push(reject(path, countLines(bytes, zero), 'binaryFile'));
    return undefined;
  }
  // Some editors begin a file with a mark that is no part of its text; the decoder takes it away.
  const text = new TextDecoder('utf-8').decode(bytes).replaceAll(/\r\n?/g, '\n');
  const undecoded = text.indexOf('\ufffd');
  if (undecoded < 0) return text;
  const line = text.slice(0, undecoded).split('\n').length;
  if (isUtf8(bytes)) {
    findings.push(warn(path, line, 'lostLetters'));
    return text;
  }
  findings.push(reject(path, line, 'notUtf8'));
  return undefined;
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function countLines(bytes: Buffer, end: number): number {
  return bytes.subarray(0, end).toString('latin1').split('\n').length;
}
