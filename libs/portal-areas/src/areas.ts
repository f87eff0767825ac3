import type { Area } from '@portal/data-access-api';
import { areaPaths } from '@portal/portal-paths';

/** The public site. */
export const publicArea: Area = { paths: areaPaths.public, load: () => import('./public.area') };

/** The document center, with the search over the whole site. */
export const documentsArea: Area = { paths: areaPaths.documents, load: () => import('./documents.area') };

/** What users have and do here: needs a login. */
export const accountArea: Area = { paths: areaPaths.account, load: () => import('./account.area') };

/** The community. */
export const communityArea: Area = { paths: areaPaths.community, load: () => import('./community.area') };

/** What users have in the community: needs a login. */
export const personCenterArea: Area = { paths: areaPaths.personCenter, load: () => import('./person-center.area') };
