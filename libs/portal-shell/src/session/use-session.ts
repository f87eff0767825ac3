import {
  api,
  clearSession,
  isLoggedIn,
  loggedIn,
  loggedOut,
  personInfoCleared,
  personInfoLoaded,
  readSession,
  useAppDispatch,
  useAppSelector,
  useBrand,
} from '@portal/data-access-api';
import { useEffect } from 'react';
import { openLogin } from './login-page';

/** Time between an authentication error and the login page, in milliseconds (spec §9). */
const LOGIN_REDIRECT_MS = 3000;

/** Start-up validation of the stored session, and its end when an answer says it is over (spec §4, §8). */
export function useSession(): void {
  useStartUpValidation();
  useExpiry();
}

function useStartUpValidation(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const session = readSession();
    if (!session.token) {
      clearSession();
      return;
    }
    if (isLoggedIn(session) && session.userInfo) {
      dispatch(personInfoLoaded(session.userInfo));
      dispatch(loggedIn());
    }
    void dispatch(api.endpoints.checkToken.initiate(undefined, { subscribe: false, forceRefetch: true })).then(
      ({ isSuccess, data }) => {
        if (!isSuccess || data) return;
        clearSession();
        dispatch(personInfoCleared());
        dispatch(loggedOut());
      },
    );
  }, [dispatch]);
}

function useExpiry(): void {
  const dispatch = useAppDispatch();
  const { basePath } = useBrand();
  const isExpired = useAppSelector((state) => state.authInfo.isExpired);
  useEffect(() => {
    if (!isExpired) return undefined;
    clearSession();
    dispatch(personInfoCleared());
    const timer = setTimeout(() => openLogin(basePath), LOGIN_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isExpired, basePath, dispatch]);
}
