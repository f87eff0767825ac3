export { createWorkOrderRoutes } from './work-orders/work-orders.routes';
