export { createSearchRoutes } from './search.routes';
