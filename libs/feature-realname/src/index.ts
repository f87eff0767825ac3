export { realnameGuestRoutes } from './realname-guest.routes';
export { realnameRoutes } from './realname.routes';
