import { checkToken, exchangeCode, getLoginUrl, getLogoutUrl, getOwnAddress } from '@portal/api-contract';
import { describeClient } from '../../platform/http/describe-client';
import { type Implementation, implement } from '../../platform/http/implement';
import { HttpError } from '../../platform/http/http-error';
import { AUTHORIZE_PATH, type LoginFlow } from './login-flow.service';

/** Calls of login and logout (spec §7). */
export function createAuthRoutes(flow: LoginFlow): Implementation[] {
  return [
    implement(getLoginUrl, () => `${AUTHORIZE_PATH}?redirect_uri=`, { needsDatabase: false }),
    implement(
      exchangeCode,
      async ({ code }, context) => {
        const session = await flow.exchange(code, context.cookies, describeClient(context));
        if (session === undefined) throw new HttpError(400, '登录未完成，请重新登录');
        return session;
      },
      { rateWindows: [{ max: 240, seconds: 60 }] },
    ),
    implement(checkToken, async (_input, { getSubject }) => {
      const subject = await getSubject();
      return subject && { account: subject.account, userCode: subject.userCode };
    }),
    implement(
      getLogoutUrl,
      async (_input, { headers, cookies }) => {
        rejectForeignSite(headers['sec-fetch-site']);
        return flow.startLogout(headers, cookies);
      },
      { rateWindows: [{ max: 240, seconds: 60 }] },
    ),
    implement(getOwnAddress, (_input, { clientAddress }) => ({ ip: clientAddress }), {
      needsDatabase: false,
      rateWindows: [{ max: 60, seconds: 60 }],
    }),
  ];
}

// The call changes something although it is a GET (spec §7): only our own pages may make it.
function rejectForeignSite(site: string | string[] | undefined): void {
  if (site !== undefined && site !== 'same-origin') throw new HttpError(403);
}
