import { defineModule } from '../../platform/modules/define-module';
import { modelsModule } from '../models/module';
import { createModelCommentRoutes } from './model-comments.routes';
import { readShownReviews } from './shown-reviews';

export const modelCommentsModule = defineModule({
  name: 'model-comments',
  needs: { models: modelsModule },
  start(context, { models: { reviews } }) {
    reviews.register((modelId, limit) => readShownReviews(context.orm, modelId, limit));
    return { routes: createModelCommentRoutes(context) };
  },
});
