export { AccountLayout } from './frame/account-layout';
export { overviewRoutes } from './overview.routes';
