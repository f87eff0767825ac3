import type { ShownVersion } from './documents.repository';

/**
 * Keeps links of an older version in that version. Pages are stored with URLs of the newest one, which stay right
 * whatever version is imported later.
 */
export function pinVersion(text: string, { document, version, isNewest }: ShownVersion): string {
  if (isNewest) return text;
  const id = encodeURIComponent(document.id);
  const pinned = encodeURIComponent(version.id);
  return text
    .replaceAll(
      `<a href="/document-center/document-content?id=${id}&amp;`,
      (link) => `${link}docVersionId=${pinned}&amp;`,
    )
    .replaceAll(`](/document-center/document-content?id=${id}&`, (link) => `${link}docVersionId=${pinned}&`);
}
