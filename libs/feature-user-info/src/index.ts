export { createUserInfoRoutes } from './user-info.routes';
