import { paths } from '@portal/portal-paths';

const MAX_CHARACTERS = 100;
const WITHOUT_WORDS = /^[\d\s]*$/;

/** Words of a URL that leads nowhere, to search for what it was about: those of its last part. */
export function readPathWords({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  if (pathname === paths.notFound.path) return '';
  const query = new URLSearchParams(search);
  const place = isDocumentPath(pathname) ? (query.get('nodeId') ?? query.get('id') ?? '') : decodePath(pathname);
  const name = place.split('/').filter(Boolean).at(-1) ?? '';
  const words = name
    .replace(/\.html$/, '')
    .replaceAll(/[\p{Cc}\s_.+-]+/gu, ' ')
    .trim();
  return WITHOUT_WORDS.test(words) ? '' : Array.from(words).slice(0, MAX_CHARACTERS).join('').trim();
}

/** The page of the document center: what it shows stands in its query, not in its path. */
export function isDocumentPath(pathname: string): boolean {
  return pathname === paths.documentContent.path;
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // Such a URL holds bytes that are no text, so no words.
    return '';
  }
}
