import { listDetailPages } from '../../platform/content-items/page-queries';
import { defineModule } from '../../platform/modules/define-module';
import { findModelItems } from './find-model-items';
import { modelFormat } from './model-format';
import { createMemberReviewsPort } from './member-reviews';
import { readModelInfo } from './model-info';
import { createModelRoutes } from './models.routes';
import { industrialModel } from './models.tables';

export const modelsModule = defineModule({
  name: 'models',
  contentFormats: [modelFormat],
  itemReaders: { MODEL: readModelInfo },
  itemFinders: { MODEL: findModelItems },
  pageQueries: [listDetailPages('model', { id: industrialModel.id, changedOn: industrialModel.publishedOn })],
  start({ orm }) {
    const reviews = createMemberReviewsPort();
    return { offer: { reviews }, routes: createModelRoutes(orm, reviews) };
  },
});
