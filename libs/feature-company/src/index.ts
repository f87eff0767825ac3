export { companyRoutes } from './company.routes';
