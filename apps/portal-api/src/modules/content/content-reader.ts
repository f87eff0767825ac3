import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** Grows when the same file would become other rows, so that everything is imported again. */
const IMPORT_FORMAT = 2;

/** A content file as it is on disk. */
export interface ContentFile {
  /** Path in the content folder, with `/`. */
  readonly path: string;
  readonly text: string;
  /** Changes when the file, or the brand it belongs to, changes. */
  readonly checksum: string;
}

/** Reads all content files. The media folder, hidden files and README files are not content. */
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
  const texts = await Promise.all(paths.map((path) => readFile(join(contentDir, path), 'utf8')));
  const textByPath = new Map(paths.map((path, index) => [path, texts[index] ?? '']));
  return paths.map((path) => {
    const text = textByPath.get(path) ?? '';
    return { path, text, checksum: hash(`${IMPORT_FORMAT}\0${text}\0${textByPath.get(toBrandFilePath(path)) ?? ''}`) };
  });
}

/** Path of the file that says which brand a brand's folder is for. */
export function toBrandFilePath(path: string): string {
  return path.startsWith('brands/') ? `${path.split('/').slice(0, 2).join('/')}/brand.json` : '';
}

function isContentPath(path: string): boolean {
  const segments = path.split('/');
  return (
    segments[0] !== 'media' && !segments.some((segment) => segment.startsWith('.')) && !/(^|\/)README\.md$/i.test(path)
  );
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
