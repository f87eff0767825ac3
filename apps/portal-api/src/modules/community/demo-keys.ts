import { createHash } from 'node:crypto';

/** Kinds of items by what their files are called. */
const PREFIXES = { article: 'a', question: 'q', material: 'm', video: 'v' } as const;

/** Number of an item of the demonstration, by its kind and the name of its file. */
export function toDemoMid(kind: keyof typeof PREFIXES, slug: string): string {
  return `${PREFIXES[kind]}-${slug}`;
}

/** Key of an author of the demonstration, by the author's name in the files. */
export function toDemoAuthorId(slug: string): string {
  return toUuid(`community author ${slug}`);
}

/** Key of the row of an item of the demonstration. */
export function toDemoContentId(mid: string): string {
  return toUuid(`community content ${mid}`);
}

/** A UUID (version 8) that is always the same for a name. */
function toUuid(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
