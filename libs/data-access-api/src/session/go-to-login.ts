import { sessionApi } from '../endpoints/session.endpoints';
import type { AppDispatch } from '../store/app-store';
import { noteLogin } from './begun-login';

/**
 * Goes to the login page; `target` is the URL on this site to return to. `replace` puts it in place of a page that
 * has nothing to show: "back" leads past that, not to it and here again.
 */
export async function goToLogin(
  dispatch: AppDispatch,
  target: string,
  move: 'assign' | 'replace' = 'assign',
): Promise<void> {
  const { data: url } = await dispatch(sessionApi.endpoints.getLoginUrl.initiate());
  // A failure is shown by the notice board, and the visitor stays.
  if (!url) return;
  noteLogin();
  window.location[move](url + encodeURIComponent(window.location.origin + target));
}
