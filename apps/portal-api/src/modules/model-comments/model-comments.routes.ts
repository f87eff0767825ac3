import { listModelComments, saveModelComment } from '@portal/api-contract/community';
import { type Implementation, implement } from '../../platform/http/implement';
import { requireSubject } from '../../platform/http/require-subject';
import { COMMENT_WRITING } from '../community-comments/comments.routes';
import type { CommentsOptions } from '../community-comments/comments.service';
import { createModelComments } from './model-comments.service';

/** Calls of what those who use models say of them. */
export function createModelCommentRoutes(options: CommentsOptions): Implementation[] {
  const comments = createModelComments(options);
  return [
    implement(listModelComments, async (input, context) => comments.list(await context.getSubject(), input)),
    implement(
      saveModelComment,
      async (input, context) => comments.save(await requireSubject(context), input, context),
      {
        ...COMMENT_WRITING,
        successMsg: '已发布',
      },
    ),
  ];
}
