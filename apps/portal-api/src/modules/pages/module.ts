import { defineModule } from '../../platform/modules/define-module';
import { pageFormat } from './page-format';
import { createPageRoutes } from './pages.routes';

export const pagesModule = defineModule({
  name: 'pages',
  contentFormats: [pageFormat],
  start: (context) => ({ routes: createPageRoutes(context) }),
});
