export { createOverviewRoutes } from './overview.routes';
