import { defineModule } from '../../platform/modules/define-module';
import { createModelCommentRoutes } from './model-comments.routes';

export const modelCommentsModule = defineModule({
  name: 'model-comments',
  start: (context) => ({ routes: createModelCommentRoutes(context) }),
});
