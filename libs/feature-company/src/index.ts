export { createCompanyRoutes } from './company.routes';
