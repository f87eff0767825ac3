import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { RELEASE_FILE } from './release-file';

/** Grows when the same file would become other rows, so that everything is imported again. */
export const IMPORT_FORMAT = 6;

const READ_AT_ONCE = 64;

const OTHER_FOLDERS = new Set(['community', 'media', 'documents', 'whitepapers']);

/** A content file as it is on disk. */
export interface ContentFile {
  /** Path in the content folder, with `/`. */
  readonly path: string;
  readonly text: string;
  /** Changes when the file, or the brand it belongs to, changes. */
  readonly checksum: string;
}

/** Reads all content files. Those of the community, media, documents, white papers, hidden files and README files are none. */
export async function readContentFiles(contentDir: string): Promise<ContentFile[]> {
  const entries = await readdir(contentDir, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(contentDir.length + 1)
        .split(sep)
        .join('/'),
    )
    .filter(isContentPath)
    .sort();
  const textByPath = await readTexts(contentDir, paths);
  return paths.map((path) => {
    const text = textByPath.get(path) ?? '';
    return { path, text, checksum: hash(`${IMPORT_FORMAT}\0${text}\0${textByPath.get(toBrandFilePath(path)) ?? ''}`) };
  });
}

/** Not all at once: a large folder has more files than a process may have open. */
async function readTexts(contentDir: string, paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (let start = 0; start < paths.length; start += READ_AT_ONCE) {
    await Promise.all(
      paths.slice(start, start + READ_AT_ONCE).map(async (path) => {
        const text = await readFile(join(contentDir, path), 'utf8');
        // Some editors begin a file with a mark that is no part of its text.
        texts.set(path, text.replace(/^\ufeff/, ''));
      }),
    );
  }
  return texts;
}

/** Path of the file that says which brand a brand's folder is for. */
export function toBrandFilePath(path: string): string {
  return path.startsWith('brands/') ? `${path.split('/').slice(0, 2).join('/')}/brand.json` : '';
}

function isContentPath(path: string): boolean {
  const segments = path.split('/');
  return (
    !OTHER_FOLDERS.has(segments[0] ?? '') &&
    !segments.some((segment) => segment.startsWith('.')) &&
    !/(^|\/)README\.md$/i.test(path) &&
    path !== RELEASE_FILE
  );
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
