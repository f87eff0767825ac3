export { createPageRegistry } from './pages/page-registry';
export { toBrand } from './config/portal-config';
export type { PortalConfig } from './config/portal-config';
