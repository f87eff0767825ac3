import type { PageRoute } from '@portal/data-access-api';

/** What stands in the place of an item that is off the shelf. */
export const goneRoute: PageRoute = {
  path: '',
  load: () => import('./gone.module').then((module) => module.page),
  chunk: '../../libs/portal-shell/src/pages/gone.module.tsx',
  status: 410,
};
