import { listDetailPages } from '../../platform/content-items/page-queries';
import { defineModule } from '../../platform/modules/define-module';
import { solutionFormat } from './solution-format';
import { readSolutionInfo } from './solution-info';
import { listSolutionLinks } from './solutions.repository';
import { createSolutionRoutes } from './solutions.routes';
import { solution } from './solutions.tables';

export const solutionsModule = defineModule({
  name: 'solutions',
  contentFormats: [solutionFormat],
  itemReaders: { SOLUTION: readSolutionInfo },
  pageQueries: [listDetailPages('solution', { id: solution.id })],
  related: { listSolutionLinks },
  start: ({ orm, related }) => ({ routes: createSolutionRoutes(orm, related) }),
});
