export { createHomeRoutes } from './home/home.routes';
export type { HomeRouteOptions } from './home/home.routes';
