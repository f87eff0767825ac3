import { listDetailPages } from '../../platform/content-items/page-queries';
import { defineModule } from '../../platform/modules/define-module';
import { caseFormat } from './case-format';
import { readCaseInfo } from './case-info';
import { listCasesOf } from './cases.repository';
import { createCaseRoutes } from './cases.routes';
import { caseStudy } from './cases.tables';

export const casesModule = defineModule({
  name: 'cases',
  contentFormats: [caseFormat],
  itemReaders: { CASE: readCaseInfo },
  pageQueries: [listDetailPages('case', { id: caseStudy.id, changedOn: caseStudy.publishedOn })],
  related: { listCasesOf },
  notPersonal: { case_study: 'the customer of a case study is a company' },
  start: ({ orm }) => ({ routes: createCaseRoutes(orm) }),
});
