import { defineModule } from '../../platform/modules/define-module';
import { createCategoryRoutes } from './categories.routes';
import { categoryFormat } from './category-format';

export const categoriesModule = defineModule({
  name: 'categories',
  contentFormats: [categoryFormat],
  start: ({ orm }) => ({ routes: createCategoryRoutes(orm) }),
});
