import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { z } from 'zod';

/** File of a content folder that says which release it is. */
export const RELEASE_FILE = 'release.json';

/** Files that are not imported: served from the folder, read for a demonstration, or about it. */
const NOT_IMPORTED = /^(community|media|whitepapers)\/|^(README\.md|release\.json)$|(^|\/)\./;

const SECOND_MS = 1000;

const releaseFileSchema = z.strictObject({ version: z.iso.datetime(), digest: z.string() });

/** A state of the content, as its file names it. */
export interface ReleaseFile {
  /** Time of the release, which puts releases in order; `undefined` for a folder that has never been released. */
  readonly version: Date | undefined;
  /** Digest of the files at that time. */
  readonly digest: string;
}

/** Reads which release a content folder is. Throws where the file is damaged. */
export async function readReleaseFile(contentDir: string): Promise<ReleaseFile> {
  const file = join(contentDir, RELEASE_FILE);
  if (!existsSync(file)) return { version: undefined, digest: '' };
  const { version, digest } = releaseFileSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  return { version: new Date(version), digest };
}

/** Digest of all files of a content folder that are imported, with their paths. */
export async function digestContent(contentDir: string): Promise<string> {
  const entries = await readdir(contentDir, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(contentDir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !NOT_IMPORTED.test(path))
    .sort();
  const hash = createHash('sha256');
  for (const path of paths) {
    const bytes = await readFile(join(contentDir, path));
    hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('base64url');
}

/**
 * Makes what a content folder says a release: writes its file where something has changed since the last one. Returns
 * the release, and whether it is new; it is newer than the last one whatever the clock says.
 */
export async function writeRelease(contentDir: string, now: Date): Promise<ReleaseFile & { readonly isNew: boolean }> {
  const last = await readReleaseFile(contentDir);
  const digest = await digestContent(contentDir);
  if (last.version !== undefined && last.digest === digest) return { ...last, isNew: false };
  const earliest = (last.version?.getTime() ?? 0) + SECOND_MS;
  const version = new Date(Math.max(Math.floor(now.getTime() / SECOND_MS) * SECOND_MS, earliest));
  const text = JSON.stringify({ version: version.toISOString(), digest }, null, 2);
  await writeFile(join(contentDir, RELEASE_FILE), `${text}\n`);
  return { version, digest, isNew: true };
}
