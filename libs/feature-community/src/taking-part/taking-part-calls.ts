import type { CommunityTarget, OwnPart, Participation } from '@portal/api-contract/community';
import { type AppDispatch, isLoggedIn, readSession } from '@portal/data-access-api';
import { communityParticipationApi } from '@portal/data-access-api/community';
import { goToLogin } from '@portal/data-access-api/session';
import type { PartAction } from './use-taking-part';

const { endpoints } = communityParticipationApi;

interface Outcome {
  readonly data?: Participation | undefined;
  readonly error?: unknown;
}

/** Returns how all take part in something, and how the reader does; nothing where it cannot be read. */
export async function readParticipation(
  dispatch: AppDispatch,
  target: CommunityTarget,
): Promise<Participation | undefined> {
  const call = dispatch(endpoints.getParticipation.initiate({ targets: [target] }, { forceRefetch: true }));
  const { data } = await call;
  call.unsubscribe();
  return data?.[0];
}

/** Counts that an item is shared. It is shared as well where that cannot be counted. */
export async function noteShare(dispatch: AppDispatch, target: CommunityTarget): Promise<void> {
  await dispatch(endpoints.shareTarget.initiate(target, { track: false }));
}

/** Does something with a target, or takes it back; visitors go to the login page, which comes to nothing here. */
export async function changeParticipation(
  dispatch: AppDispatch,
  target: CommunityTarget,
  action: PartAction,
  known: OwnPart | undefined,
): Promise<Outcome> {
  if (!isLoggedIn(readSession())) {
    const { pathname, search, hash } = window.location;
    await goToLogin(dispatch, pathname + search + hash);
    return {};
  }
  // Pressed before it is known how the reader stands, it must not do the opposite of what is meant.
  const mine = known ?? (await readParticipation(dispatch, target))?.mine;
  const { likeTarget, unlikeTarget, collectTarget, uncollectTarget, followTarget, unfollowTarget } = endpoints;
  switch (action) {
    case 'like':
      return dispatch((mine?.liked ? unlikeTarget : likeTarget).initiate(target));
    case 'collect':
      return dispatch((mine?.collected ? uncollectTarget : collectTarget).initiate(target));
    case 'follow':
      return dispatch((mine?.followed ? unfollowTarget : followTarget).initiate(target));
    default: {
      const vote = action === 'upvote' ? 1 : -1;
      return dispatch(endpoints.voteTarget.initiate({ ...target, vote: mine?.vote === vote ? 0 : vote }));
    }
  }
}
