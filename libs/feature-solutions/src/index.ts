export { createSolutionRoutes } from './solutions.routes';
