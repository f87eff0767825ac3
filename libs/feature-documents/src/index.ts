export { createDocumentRoutes } from './documents.routes';
