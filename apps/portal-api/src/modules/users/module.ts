import { defineModule } from '../../platform/modules/define-module';
import { createProfileRoutes } from './profile.routes';
import { createUsersRepository } from './users.repository';

export const usersModule = defineModule({
  name: 'users',
  start(context) {
    const users = createUsersRepository(context.orm, context.clock);
    return { offer: users, routes: createProfileRoutes({ ...context, users }) };
  },
});
