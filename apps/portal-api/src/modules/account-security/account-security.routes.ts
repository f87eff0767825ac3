import {
  changeMail,
  changeMobile,
  changePassword,
  getAccountSecurity,
  listDevices,
  listLoginLog,
  removeDevice,
  removeOtherDevices,
  verifyCode,
} from '@portal/api-contract/account';
import type { Database } from '../../platform/database/database';
import { type Implementation, implement, type ServingOptions } from '../../platform/http/implement';
import { requireSubject } from '../../platform/http/require-subject';
import type { TelephoneOpener } from '../../platform/security/telephone-opener';
import { checkMobile } from '../../platform/telephone/mobile-field';
import { readTelephone } from '../../platform/telephone/telephone-field';
import type { LoginLog } from '../auth/login-log.repository';
import type { EmbeddedIdentity } from '../identity-provider/embedded-identity';
import { type AccountChangesOptions, createAccountChanges } from './account-changes';
import { rejectForeignAccount } from './account-codes';
import { type AccountSecurityOptions, createAccountSecurity } from './account-security.service';
import { createDevices } from './devices.service';
import { createPasswordResetRoute } from './password-reset.routes';

export interface AccountSecurityRoutesOptions
  extends
    Omit<AccountSecurityOptions, 'orm'>,
    Omit<AccountChangesOptions, 'embedded' | 'security' | keyof AccountSecurityOptions> {
  readonly database: Database;
  readonly embedded: EmbeddedIdentity | undefined;
  readonly loginLog: LoginLog;
  readonly telephones: TelephoneOpener;
}

/** Guessing of codes and passwords from one address. */
const PROOF_WINDOWS = [
  { max: 30, seconds: 60 },
  { max: 300, seconds: 3600 },
];

/** Calls about how an account is protected. */
export function createAccountSecurityRoutes(options: AccountSecurityRoutesOptions): Implementation[] {
  const { database, embedded, telephones, loginLog } = options;
  const security = createAccountSecurity({ ...options, orm: database.orm });
  const reset = embedded && createPasswordResetRoute({ ...options, embedded });
  const changes = embedded && createAccountChanges({ ...options, embedded, security });
  const devices = createDevices({ ...options, accounts: embedded?.accounts });
  const serving: ServingOptions = { bodyLimit: 8192, rateWindows: PROOF_WINDOWS };

  function requireChanges() {
    if (!changes) throw rejectForeignAccount();
    return changes;
  }

  return [
    ...(reset ? [reset] : []),
    implement(getAccountSecurity, async (_input, context) => security.describe(await requireSubject(context))),
    implement(verifyCode, async (proof, context) => security.prove(await requireSubject(context), proof), {
      ...serving,
      successMsg: '验证通过',
    }),
    implement(
      changeMobile,
      async ({ telephone, ...input }, context) => {
        const owner = await requireSubject(context);
        const address = readTelephone(telephone, telephones) ?? '';
        await requireChanges().changeAddress('mobile', owner, { ...input, address }, context);
        return security.describe(owner);
      },
      {
        ...serving,
        successMsg: '手机号已更换',
        checkFields: ({ telephone }) => checkMobile(telephone, telephones),
      },
    ),
    implement(
      changeMail,
      async ({ mail, ...input }, context) => {
        const owner = await requireSubject(context);
        await requireChanges().changeAddress('mail', owner, { ...input, address: mail }, context);
        return security.describe(owner);
      },
      { ...serving, successMsg: '邮箱已更换' },
    ),
    implement(
      changePassword,
      async (input, context) => {
        const owner = await requireSubject(context);
        await requireChanges().changePassword(owner, input, context);
        return security.describe(owner);
      },
      { ...serving, successMsg: '密码已修改' },
    ),
    implement(listDevices, async (_input, context) => devices.list(await requireSubject(context))),
    implement(removeDevice, async ({ id }, context) => devices.remove(await requireSubject(context), id), {
      successMsg: '已下线',
    }),
    implement(removeOtherDevices, async (_input, context) => devices.removeOthers(await requireSubject(context)), {
      successMsg: '其他设备已下线',
    }),
    implement(listLoginLog, async (filter, context) => loginLog.list(await requireSubject(context), filter)),
  ];
}
