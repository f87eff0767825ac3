import { defineModule } from '../../platform/modules/define-module';
import { usersModule } from '../users/module';
import { createSessionRoutes } from './session.routes';

export const sessionModule = defineModule({
  name: 'session',
  needs: { users: usersModule },
  start: (_context, { users }) => ({ routes: createSessionRoutes({ users }) }),
});
