import type { CommunityTarget, Participation } from '@portal/api-contract/community';
import { type ApiError, useAppDispatch, useAppSelector } from '@portal/data-access-api';
import { useEffect, useState } from 'react';

// Readers load nothing of this: it comes with a login, or with the press.
const loadCalls = () => import('./taking-part-calls');

/** What can be done with something that others see. */
export type PartAction = 'like' | 'collect' | 'follow' | 'upvote' | 'downvote';

/** How people take part in something, and what pressing does. */
export interface TakingPart {
  /** Absent until it is known better than the document does. */
  readonly state: Participation | undefined;
  /** Why the last press had no effect; empty otherwise. */
  readonly failure: string;
  readonly isSending: boolean;
  /** Does it, or takes it back where it is done already. */
  readonly toggle: (action: PartAction) => void;
}

/**
 * What the reader does with something. The document is everybody's, so how they stand is learnt with the login; visitors
 * are sent to log in and back. `isAsked`: how they stand is not known from anywhere else.
 */
export function useTakingPart(target: CommunityTarget, isAsked = false): TakingPart {
  const { targetType, targetId } = target;
  const dispatch = useAppDispatch();
  const isLoggedIn = useAppSelector(({ authInfo }) => authInfo.isLoggedIn);
  const [state, setState] = useState<Participation>();
  const [failure, setFailure] = useState('');
  const [isSending, setIsSending] = useState(false);

  useEffect(() => {
    if (!isAsked || !isLoggedIn) return undefined;
    let isShown = true;
    void loadCalls()
      .then(({ readParticipation }) => readParticipation(dispatch, { targetType, targetId }))
      .then((found) => isShown && found && setState(found));
    return () => {
      isShown = false;
    };
  }, [dispatch, isAsked, isLoggedIn, targetType, targetId]);

  async function send(action: PartAction): Promise<void> {
    setIsSending(true);
    setFailure('');
    try {
      const { changeParticipation } = await loadCalls();
      const { data, error } = await changeParticipation(dispatch, target, action, state?.mine);
      if (data) setState(data);
      if (error) setFailure((error as ApiError).msg || '操作没有成功，请稍后再试');
    } catch {
      setFailure('操作没有成功，请检查网络后重试');
    }
    setIsSending(false);
  }

  return { state, failure, isSending, toggle: (action) => void send(action) };
}
