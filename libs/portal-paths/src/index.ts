export { definePath } from './define-path';
export type { PathParams, PortalPath } from './define-path';
export { documentFileHref, parseDocumentFile } from './document-file';
export type { DocumentFilePlace } from './document-file';
export { htmlFile, parseHtmlFile } from './html-file';
export { paths } from './paths';
export { searchItemHref } from './search-item-href';
export type { SearchTarget } from './search-item-href';
export { getSolutionHref } from './solution-href';
