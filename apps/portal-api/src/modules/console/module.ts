import { defineModule } from '../../platform/modules/define-module';
import { createConsoleRoutes } from './console.routes';

export const consoleModule = defineModule({
  name: 'console',
  start: ({ orm, clock, todoQueries }) => ({ routes: createConsoleRoutes(orm, clock, todoQueries) }),
});
