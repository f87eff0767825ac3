import { createHash } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type ImportFinding, reject, warn } from './import-finding';

const MAX_PAGE_BYTES = 3 * 1024 * 1024;
const MAX_FILES = 20_000;
const MAX_DEPTH = 40;

/** A folder of Markdown as it is on disk. Paths are relative, with `/`. */
export interface DocumentFolder {
  /** Texts of the pages by their path. */
  readonly pages: ReadonlyMap<string, string>;
  /** `tree.json`, where there is one. */
  readonly tree: string | undefined;
  /** Paths of everything else. */
  readonly others: ReadonlySet<string>;
  readonly findings: readonly ImportFinding[];
  /** Changes with every change of a page, the tree or another file. */
  readonly checksum: string;
  read(path: string): Promise<Buffer>;
}

/** Reads a folder. Links in the file system are not followed, hidden folders and those of packages are left out. */
export async function readDocumentFolder(folder: string): Promise<DocumentFolder> {
  const findings: ImportFinding[] = [];
  const paths = (await listFiles(folder, '', findings, 0)).sort();
  const pages = new Map<string, string>();
  const others = new Set<string>();
  const hash = createHash('sha256');
  let tree: string | undefined;
  for (const path of paths) {
    if (path !== 'tree.json' && !/\.md$/i.test(path)) {
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
    else pages.set(path, text);
  }
  return {
    pages,
    tree,
    others,
    findings,
    checksum: hash.digest('base64url'),
    read: (path) => readFile(join(folder, path)),
  };
}

async function listFiles(folder: string, prefix: string, findings: ImportFinding[], depth: number): Promise<string[]> {
  const entries = await readdir(join(folder, prefix), { withFileTypes: true });
  const files: string[] = [];
  for (const entry of entries.sort((first, second) => (first.name < second.name ? -1 : 1))) {
    const path = prefix + entry.name;
    if (isLeftOut(entry)) continue;
    if (entry.isSymbolicLink()) findings.push(reject(path, 1, 'links in the file system are not followed'));
    else if (entry.isDirectory() && depth >= MAX_DEPTH)
      findings.push(reject(path, 1, 'the folder is nested too deeply'));
    else if (entry.isDirectory()) files.push(...(await listFiles(folder, `${path}/`, findings, depth + 1)));
    else if (entry.isFile()) files.push(path);
    if (files.length > MAX_FILES) {
      findings.push(
        reject(path, 1, `there are more than ${MAX_FILES} files; this one and those after it are left out`),
      );
      return files.slice(0, MAX_FILES);
    }
  }
  return files;
}

function isLeftOut({ name }: Dirent): boolean {
  return name.startsWith('.') || name === 'node_modules';
}

function decodeText(path: string, bytes: Buffer, findings: ImportFinding[]): string | undefined {
  if (bytes.length > MAX_PAGE_BYTES) {
    findings.push(reject(path, 1, `the file is larger than ${MAX_PAGE_BYTES / 1024 / 1024} MB`));
    return undefined;
  }
  const zero = bytes.indexOf(0);
  if (zero >= 0) {
    findings.push(reject(path, countLines(bytes, zero), 'the file has NUL bytes: it is no text'));
    return undefined;
  }
  // Some editors begin a file with a mark that is no part of its text; the decoder takes it away.
  const text = new TextDecoder('utf-8').decode(bytes).replaceAll(/\r\n?/g, '\n');
  const undecoded = text.indexOf('\ufffd');
  if (undecoded < 0) return text;
  const line = text.slice(0, undecoded).split('\n').length;
  if (isUtf8(bytes)) {
    findings.push(warn(path, line, 'the text has replacement characters: somebody lost letters here'));
    return text;
  }
  findings.push(reject(path, line, 'not valid UTF-8'));
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
