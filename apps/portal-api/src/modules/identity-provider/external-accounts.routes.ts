import { getLoginOptions, loginByCode, loginByPassword, register, resetPassword } from '@portal/api-contract';
import type { ConfigurationRepository } from '../../platform/configuration/configuration.repository';
import { type Implementation, implement } from '../../platform/http/implement';
import { HttpError } from '../../platform/http/http-error';
import { findLoginBrand } from './login-brand';

/** Calls of the login page where another provider has the accounts: there is nothing to log in to here. */
export function createExternalAccountsRoutes(configuration: ConfigurationRepository): Implementation[] {
  const reject = () => {
    throw new HttpError(404, '账号由统一身份平台管理，请从首页登录');
  };
  return [
    implement(getLoginOptions, async ({ returnTo }) => ({
      brand: await findLoginBrand(configuration, returnTo),
      isDemo: false,
      demoAccounts: [],
      demoPassword: '',
    })),
    implement(loginByPassword, reject),
    implement(loginByCode, reject),
    implement(register, reject),
    implement(resetPassword, reject),
  ];
}
