/** Addresses of the origin that no page of the router stands at. */
const OUTSIDE_ROUTER = 'files/|loginPage|ptl/';

/** Attribute values may hold anything but their quotes, so a tag is read whole. */
const LINK_START = String.raw`<a\s(?:[^>"]|"[^"]*")*?href="`;

/** Puts the brand's prefix before the addresses of pages in a text, once. Addresses of files are the origin's own. */
export function prefixLinks(html: string, basePath: string): string {
  if (!basePath) return html;
  const pattern = new RegExp(`(${LINK_START})(?=/(?!/|${OUTSIDE_ROUTER}|${basePath.slice(1)}[/"?#]))`, 'g');
  return html.replaceAll(pattern, `$1${basePath}`);
}

/** What a link of a text means to the router: a page's address without prefix; `null` where the browser follows it. */
export function readPageHref(href: string, basePath: string): string | null {
  if (!href.startsWith(`${basePath}/`)) return null;
  const path = href.slice(basePath.length);
  return new RegExp(`^/(?:/|${OUTSIDE_ROUTER})|^[^?#]*\\.md$`).test(path) ? null : path;
}
