import { getLoginOptions, loginByCode, loginByPassword, register } from '@portal/api-contract';
import { type Implementation, implement } from '../../http/implement';
import { Refusal } from '../../http/refusal';

/** Calls of the login page where another provider has the accounts: there is nothing to log in to here. */
export function createExternalAccountsRoutes(): Implementation[] {
  const refuse = () => {
    throw new Refusal(404, '账号由统一身份平台管理，请从首页登录');
  };
  return [
    implement(getLoginOptions, () => ({ isDemo: false, demoAccounts: [], demoPassword: '' }), { needsDatabase: false }),
    implement(loginByPassword, refuse),
    implement(loginByCode, refuse),
    implement(register, refuse),
  ];
}
