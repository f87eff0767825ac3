import { accountArea, communityArea, documentsArea, personCenterArea, publicArea } from '@portal/portal-areas';
import type { PortalConfig } from '@portal/portal-shell';

/** The cloud brand, with root paths. */
export const config: PortalConfig = {
  environmentCode: 2,
  basePath: '',
  homeHref: '/',
  product: 'cloud',
  pageCode: 'basiccloudPageCode',
  isConsultEnabled: true,
  areas: [publicArea, documentsArea, accountArea, communityArea, personCenterArea],
};
