import { defineModule } from '../../platform/modules/define-module';
import { commentData } from './comment-data';

export const communityCommentsModule = defineModule({
  name: 'community-comments',
  personalData: [commentData],
});
