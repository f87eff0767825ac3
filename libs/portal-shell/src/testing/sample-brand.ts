import { type PortalConfig, toBrand } from '../config/portal-config';

/** Configuration of a brand under a prefix. */
export const sampleConfig: PortalConfig = {
  environmentCode: 1,
  basePath: '/miot',
  homeHref: '/homepage',
  product: 'miot',
  pageCode: 'basicPageCode',
  isConsultEnabled: false,
  areas: [],
};

/** What features see of it. */
export const sampleBrand = toBrand(sampleConfig, 'https://portal.example');
