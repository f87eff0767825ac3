import { deleteComment, listComments, saveComment } from '@portal/api-contract/community';
import { type Implementation, implement, type ServingOptions } from '../../platform/http/implement';
import { requireSubject } from '../../platform/http/require-subject';
import { type CommentsOptions, createComments } from './comments.service';

/** How calls are served by which somebody writes comments. */
export const COMMENT_WRITING: ServingOptions = {
  bodyLimit: 16_384,
  rateWindows: [
    { max: 20, seconds: 60 },
    { max: 1500, seconds: 86_400 },
  ],
};

/** Calls of comments. */
export function createCommentRoutes(options: CommentsOptions): Implementation[] {
  const comments = createComments(options);
  return [
    implement(listComments, async (input, context) => comments.list(await context.getSubject(), input)),
    implement(saveComment, async (input, context) => comments.save(await requireSubject(context), input, context), {
      ...COMMENT_WRITING,
      successMsg: '已发布',
    }),
    implement(deleteComment, async ({ id }, context) => comments.remove(await requireSubject(context), id), {
      ...COMMENT_WRITING,
      successMsg: '已删除',
    }),
  ];
}
