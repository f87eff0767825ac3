import { openPage } from '../leave-page';
import { isOwnPath } from '../return-target';
import { CallError } from './call-error';

/** Goes on where the server says; a URL that is not of this site is not followed. */
export function finishLogin({ redirectTo }: { readonly redirectTo: string }): void {
  if (!isOwnPath(redirectTo, window.location.origin)) throw new CallError('登录未完成，请重新登录', '410');
  openPage(redirectTo);
}
