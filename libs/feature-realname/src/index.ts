export { realnameGuestRoutes, realnameRoutes } from './realname.routes';
