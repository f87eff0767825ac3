export { createModelRoutes } from './models.routes';
