import type { UnreadCounts } from '@portal/api-contract/account';
import { useEffect } from 'react';
import { MESSAGE_LIST, messagesApi } from '../endpoints/messages.endpoints';
import type { AppDispatch } from '../store/app-store';
import { useAppDispatch } from '../store/hooks';
import { followMessages } from './follow-messages';
import { readMessageStream } from './message-stream';

interface Follower {
  users: number;
  readonly stop: () => void;
}

/** One connection per window, however many parts of the page want to know. */
const followers = new WeakMap<AppDispatch, Follower>();

/**
 * Keeps the counts of unread messages up to date, and the lists of messages with them, while a component is shown and
 * somebody is logged in.
 */
export function useLiveMessages(isLoggedIn: boolean): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!isLoggedIn) return undefined;
    const follower = followers.get(dispatch) ?? { users: 0, stop: startFollowing(dispatch) };
    follower.users += 1;
    followers.set(dispatch, follower);
    return () => {
      follower.users -= 1;
      if (follower.users > 0) return;
      follower.stop();
      followers.delete(dispatch);
    };
  }, [dispatch, isLoggedIn]);
}

function startFollowing(dispatch: AppDispatch): () => void {
  return followMessages({
    readStream: readMessageStream,
    onCounts: (unread) => dispatch(noteCounts(unread)),
    poll: () => void dispatch(askForCounts()),
  });
}

function askForCounts() {
  return async (dispatch: AppDispatch): Promise<void> => {
    const before = dispatch(readCounts());
    const options = { forceRefetch: true, subscribe: false };
    const { data } = await dispatch(messagesApi.endpoints.getUnreadCount.initiate(undefined, options));
    if (data && hasChanged(before, data)) dispatch(messagesApi.util.invalidateTags([MESSAGE_LIST]));
  };
}

function noteCounts(unread: UnreadCounts) {
  return (dispatch: AppDispatch): void => {
    const before = dispatch(readCounts());
    if (!hasChanged(before, unread)) return;
    void dispatch(messagesApi.util.upsertQueryData('getUnreadCount', undefined, unread));
    // The first answer changes nothing: lists are as new as it is.
    if (before) dispatch(messagesApi.util.invalidateTags([MESSAGE_LIST]));
  };
}

function readCounts() {
  return (_dispatch: AppDispatch, getState: () => unknown): UnreadCounts | undefined =>
    messagesApi.endpoints.getUnreadCount.select()(getState() as never).data;
}

function hasChanged(before: UnreadCounts | undefined, after: UnreadCounts): boolean {
  return JSON.stringify(before) !== JSON.stringify(after);
}
