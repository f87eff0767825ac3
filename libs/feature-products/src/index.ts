export { createProductRoutes } from './products.routes';
