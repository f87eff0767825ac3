/** Id of the part of a page that the end of a URL means; empty where it can be none of ours. */
export function decodeAnchor(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
