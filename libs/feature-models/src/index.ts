export { modelRoutes } from './models.routes';
