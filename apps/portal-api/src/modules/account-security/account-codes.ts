import type { ProofWay, SecurityScene } from '@portal/api-contract/account';
import { randomUUID } from 'node:crypto';
import { HttpError, rejectFields } from '../../platform/http/http-error';
import type { MailProvider } from '../../platform/messages/mail-provider';
import type { SmsProvider, SmsText } from '../../platform/messages/sms-provider';
import type { Subject } from '../../platform/security/session-verifier';
import type { Account, AccountsRepository } from '../identity-provider/accounts.repository';
import type { SmsCodes } from '../verification/sms-codes.service';

const PURPOSES: Readonly<Record<SecurityScene, string>> = {
  changeMobile: '更换手机号',
  changeMail: '更换邮箱',
  changePassword: '修改登录密码',
  closeAccount: '注销账号',
  exportData: '导出个人数据',
};

/** A code that somebody with an account asks for: to what is bound, or to what is to be bound. */
export type CodeRequest =
  | { readonly scene: SecurityScene; readonly way: 'mobile' | 'mail' }
  | { readonly scene: 'newMobile' | 'newMail'; readonly address: string };

/** Where a text goes. */
interface Recipient {
  readonly channel: 'mobile' | 'mail';
  readonly address: string;
}

export interface AccountCodesOptions {
  /** Absent where another provider has the accounts. */
  readonly accounts: AccountsRepository | undefined;
  readonly smsCodes: SmsCodes;
  /** Absent where no provider is configured. */
  readonly smsProvider: SmsProvider | undefined;
  readonly mailProvider: MailProvider | undefined;
  /** Called with messages that could not be sent. */
  readonly onFailure: (error: unknown) => void;
}

/** Codes and notices for the owners of accounts. */
export function createAccountCodes(options: AccountCodesOptions) {
  const { accounts, smsCodes, smsProvider, mailProvider, onFailure } = options;

  /** Not waited for: the time of the response must not tell whether anything is sent. */
  function send({ channel, address }: Recipient, message: SmsText): void {
    const sending =
      channel === 'mobile'
        ? smsProvider?.send({ telephone: address, ...message })
        : mailProvider?.send({ id: randomUUID(), address, subject: '账号安全', text: message.text });
    sending?.catch(onFailure);
  }

  /** What is bound to an account. */
  function open(account: Account, channel: Recipient['channel']): string | undefined {
    return channel === 'mail' ? accounts?.openMail(account) : accounts?.openTelephone(account);
  }

  function findRecipient(account: Account, request: CodeRequest): Recipient {
    if ('way' in request) {
      const address = open(account, request.way);
      if (address === undefined) throw new HttpError(409, request.way === 'mail' ? '尚未绑定邮箱' : '尚未绑定手机号');
      return { channel: request.way, address };
    }
    const channel = request.scene === 'newMail' ? 'mail' : 'mobile';
    if (open(account, channel) === request.address) {
      throw rejectFields([
        channel === 'mail'
          ? { field: 'mail', msg: '新邮箱不能与当前邮箱相同' }
          : { field: 'telephone', msg: '新手机号不能与当前手机号相同' },
      ]);
    }
    return { channel, address: request.address };
  }

  async function isTaken({ channel, address }: Recipient): Promise<boolean> {
    const other = channel === 'mail' ? accounts?.findByMail(address) : accounts?.findByTelephone(address);
    return (await other) !== undefined;
  }

  return {
    /** Sends a code; whether a new number belongs to another account is told to its owner alone (H21). */
    async request(owner: Subject, request: CodeRequest): Promise<void> {
      const account = await accounts?.findByUser(owner);
      if (account === undefined) throw rejectForeignAccount();
      const recipient = findRecipient(account, request);
      if (recipient.channel === 'mobile' && !smsProvider) throw new HttpError(503, '短信服务未开通');
      if (recipient.channel === 'mail' && !mailProvider) throw new HttpError(503, '邮件服务未开通');
      const code = await smsCodes.create(request.scene, recipient.address, account.id);
      const isRejected = !('way' in request) && (await isTaken(recipient));
      send(recipient, isRejected ? describeTaken(recipient) : describeCode(code, request));
    },
    /** Tries a code that was sent to what is bound. */
    async check(account: Account, scene: SecurityScene, way: ProofWay, code: string): Promise<boolean> {
      const address = way === 'password' ? undefined : open(account, way);
      return address !== undefined && smsCodes.useUp(scene, address, code, account.id);
    },
    /** Tells the owner of what was bound until now that it no longer is. */
    noticeUnbound(account: Account, channel: Recipient['channel']): void {
      const address = open(account, channel);
      const name = channel === 'mail' ? '邮箱' : '手机号';
      const text = `您的账号已更换绑定${name}，此${name}不再用于登录和验证。如非本人操作，请立即联系客服。`;
      if (address !== undefined) send({ channel, address }, { text, purpose: 'unbound', values: [] });
    },
  };
}

export type AccountCodes = ReturnType<typeof createAccountCodes>;

/** Rejects what only the identity provider that has the account can do. */
export function rejectForeignAccount(): HttpError {
  return new HttpError(404, '账号由统一身份平台管理，请在该平台修改');
}

function describeCode(code: string, request: CodeRequest): SmsText {
  const bound = request.scene === 'newMail' ? '绑定邮箱' : '绑定手机号';
  const purpose = 'way' in request ? PURPOSES[request.scene] : bound;
  const text = `验证码${code}，用于${purpose}，5分钟内有效，请勿告知他人。`;
  return { text, purpose: 'way' in request ? request.scene : 'bind', values: [code] };
}

function describeTaken({ channel }: Recipient): SmsText {
  const name = channel === 'mail' ? '邮箱' : '手机号';
  const text = `您的${name}已绑定其他账号，不能重复绑定。如非本人操作，请忽略。`;
  return { text, purpose: 'taken', values: [] };
}
