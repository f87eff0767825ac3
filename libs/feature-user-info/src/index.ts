export { userInfoRoutes } from './user-info.routes';
