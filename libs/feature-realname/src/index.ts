export { realnameRoutes } from './realname.routes';
