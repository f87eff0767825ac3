export { solutionRoutes } from './solutions.routes';
