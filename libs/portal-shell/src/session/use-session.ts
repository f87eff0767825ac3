import { clearSession, personInfoCleared, useAppDispatch, useAppSelector, useBrand } from '@portal/data-access-api';
import { useEffect } from 'react';
import { openLogin } from './open-login';

/** Time between an authentication error and the login page, in milliseconds (spec §9). */
export const LOGIN_REDIRECT_MS = 3000;

/** The end of a session that a response has told of: it is cleared, and the login page opens (spec §8). */
export function useSession(): void {
  const dispatch = useAppDispatch();
  const { basePath } = useBrand();
  const isExpired = useAppSelector((state) => state.authInfo.isExpired);
  useEffect(() => {
    if (!isExpired) return undefined;
    clearSession();
    dispatch(personInfoCleared());
    const timer = setTimeout(() => openLogin(dispatch, basePath), LOGIN_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isExpired, basePath, dispatch]);
}
