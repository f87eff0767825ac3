export { startPortal } from './start-portal';
