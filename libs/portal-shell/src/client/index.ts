export { startPortal } from './start-portal';
export type { StartPortalOptions } from './start-portal';
