import { defineModule } from '../../platform/modules/define-module';
import { createContentRoutes } from './content.routes';
import { homeFormat } from './home-format';
import { selectionFormat } from './selection-format';

export const contentModule = defineModule({
  name: 'content',
  contentFormats: [homeFormat, selectionFormat],
  start: (context) => ({ routes: createContentRoutes(context) }),
});
