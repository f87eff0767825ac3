export { inAccountArea } from './frame/account-area.routes';
export type { AccountPages } from './frame/account-area.routes';
export { createOverviewRoutes } from './overview.routes';
