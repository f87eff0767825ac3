export { createNewsRoutes } from './news.routes';
