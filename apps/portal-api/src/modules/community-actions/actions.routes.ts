import {
  collectTarget,
  followTarget,
  getParticipation,
  getTargetPlace,
  likeTarget,
  listFollowed,
  listLiked,
  shareTarget,
  uncollectTarget,
  unfollowTarget,
  unlikeTarget,
  unlikeTargets,
  viewContent,
  voteTarget,
} from '@portal/api-contract/community';
import { type Implementation, implement, type ServingOptions } from '../../platform/http/implement';
import { requireSubject } from '../../platform/http/require-subject';
import { type ActionsOptions, createActions } from './actions.service';

const ACTING: ServingOptions = {
  bodyLimit: 1024,
  rateWindows: [
    { max: 120, seconds: 60 },
    { max: 5000, seconds: 86_400 },
  ],
};

/** Room for as many targets as may be asked about, with the longest ids. */
const ASKED_BYTES = 65_536;

/** Calls of what members do with what others have written. */
export function createActionRoutes(options: ActionsOptions): Implementation[] {
  const actions = createActions(options);
  return [
    implement(likeTarget, async (target, context) => actions.like(await requireSubject(context), target), ACTING),
    implement(unlikeTarget, async (target, context) => actions.unlike(await requireSubject(context), target), ACTING),
    implement(unlikeTargets, async (input, context) => actions.unlikeAll(await requireSubject(context), input), {
      ...ACTING,
      bodyLimit: ASKED_BYTES,
      successMsg: '已取消点赞',
    }),
    implement(voteTarget, async (input, context) => actions.vote(await requireSubject(context), input), ACTING),
    implement(
      collectTarget,
      async ({ folderId, ...target }, context) => actions.collect(await requireSubject(context), target, folderId),
      { ...ACTING, successMsg: '已收藏' },
    ),
    implement(uncollectTarget, async (target, context) => actions.uncollect(await requireSubject(context), target), {
      ...ACTING,
      successMsg: '已取消收藏',
    }),
    implement(followTarget, async (target, context) => actions.follow(await requireSubject(context), target), {
      ...ACTING,
      successMsg: '已关注',
    }),
    implement(unfollowTarget, async (target, context) => actions.unfollow(await requireSubject(context), target), {
      ...ACTING,
      successMsg: '已取消关注',
    }),
    implement(
      shareTarget,
      async (target, context) => actions.share(await context.getSubject(), target, context),
      ACTING,
    ),
    implement(viewContent, async ({ mid }, context) => actions.view(await context.getSubject(), mid, context), {
      ...ACTING,
      isPassive: true,
    }),
    implement(getParticipation, async (input, context) => actions.state(await context.getSubject(), input), {
      bodyLimit: ASKED_BYTES,
      isPassive: true,
    }),
    implement(getTargetPlace, (target) => actions.place(target), { isPassive: true }),
    implement(listLiked, async (input, context) => actions.listLiked(await requireSubject(context), input)),
    implement(listFollowed, async (input, context) => actions.listFollowed(await requireSubject(context), input)),
  ];
}
