export { definePath } from './define-path';
export type { PathParams, PortalPath } from './define-path';
export { htmlFile, parseHtmlFile } from './html-file';
export { paths } from './paths';
export { getSolutionHref } from './solution-href';
