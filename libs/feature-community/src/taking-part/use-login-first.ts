import { isLoggedIn, readSession, useAppDispatch } from '@portal/data-access-api';
import { goToLogin } from '@portal/data-access-api/session';
import type { CallResult } from '@portal/ui-forms';

/** Makes a call that needs a login; visitors go to the login page instead, and what they typed stays. */
export function useLoginFirst(): <Receipt>(
  send: () => PromiseLike<CallResult<Receipt>>,
) => PromiseLike<CallResult<Receipt>> {
  const dispatch = useAppDispatch();
  return async (send) => {
    if (isLoggedIn(readSession())) return send();
    const { pathname, search, hash } = window.location;
    await goToLogin(dispatch, pathname + search + hash);
    // As where no response came: the same may be sent again as it is.
    return { error: { kind: 'network', msg: '登录后即可提交，内容已为你保留' } };
  };
}
