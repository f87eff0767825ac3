import { defineModule } from '../../platform/modules/define-module';
import { commentData } from './comment-data';
import { createCommentRoutes } from './comments.routes';

export const communityCommentsModule = defineModule({
  name: 'community-comments',
  personalData: [commentData],
  start: (context) => ({ routes: createCommentRoutes(context) }),
});
