export { listHomeRoutes } from './home.routes';
