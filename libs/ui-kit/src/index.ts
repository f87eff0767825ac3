export { formatSrcSet, Picture } from './picture/picture';
export type { PictureProps } from './picture/picture';
export { SiteLink } from './site-link/site-link';
export type { SiteLinkProps } from './site-link/site-link';
