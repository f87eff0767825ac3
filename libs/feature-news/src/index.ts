export { newsRoutes } from './news.routes';
