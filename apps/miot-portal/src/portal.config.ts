import { accountArea, communityArea, documentsArea, personCenterArea, publicArea } from '@portal/portal-areas';
import type { PortalConfig } from '@portal/portal-shell';

/** The industrial-internet brand, under /miot. */
export const config: PortalConfig = {
  environmentCode: 1,
  basePath: '/miot',
  homeHref: '/homepage',
  product: 'miot',
  pageCode: 'basicPageCode',
  isConsultEnabled: true,
  areas: [publicArea, documentsArea, accountArea, communityArea, personCenterArea],
};
