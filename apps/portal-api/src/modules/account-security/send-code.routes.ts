import { type FieldError, sendCode } from '@portal/api-contract';
import { type Implementation, implement } from '../../platform/http/implement';
import { HttpError } from '../../platform/http/http-error';
import { requireSubject } from '../../platform/http/require-subject';
import type { SmsProvider, SmsText } from '../../platform/messages/sms-provider';
import type { TelephoneOpener } from '../../platform/security/telephone-opener';
import { checkMobile } from '../../platform/telephone/mobile-field';
import { readTelephone } from '../../platform/telephone/telephone-field';
import type { CaptchaService } from '../verification/captcha.service';
import { CODE_LIFETIME_S, RESEND_S, type RequestedScene, type SmsCodes } from '../verification/sms-codes.service';
import type { AccountCodes, CodeRequest } from './account-codes';

export interface SendCodeOptions {
  readonly captcha: CaptchaService;
  readonly smsCodes: SmsCodes;
  /** Absent where no provider is configured. */
  readonly smsProvider: SmsProvider | undefined;
  readonly telephones: TelephoneOpener;
  readonly hasAccount: (telephone: string) => Promise<boolean>;
  readonly accountCodes: AccountCodes;
  /** Called with messages that could not be sent. */
  readonly onFailure: (error: unknown) => void;
}

// What twenty addresses may ask for in an hour stays below the breaker of a purpose.
const SENDING_WINDOWS = [
  { max: 10, seconds: 60 },
  { max: 15, seconds: 3600 },
  { max: 50, seconds: 86_400 },
];

/** The call that sends codes: to visitors who register or log in, and to owners of accounts. */
export function createSendCodeRoute(options: SendCodeOptions): Implementation {
  const { captcha, smsCodes, smsProvider, telephones, hasAccount, accountCodes, onFailure } = options;
  return implement(
    sendCode,
    async ({ scene, way, telephone = '', mail = '', captchaTicket }, context) => {
      const { cookies } = context;
      const number = readTelephone(telephone, telephones) ?? '';
      if (!isVisitorScene(scene)) {
        const owner = await requireSubject(context);
        await captcha.useTicket('security', captchaTicket, cookies);
        await accountCodes.request(owner, toCodeRequest(scene, way, scene === 'newMail' ? mail : number));
        return { expireIn: CODE_LIFETIME_S, resendIn: RESEND_S };
      }
      if (smsProvider === undefined) throw new HttpError(503, '短信服务未开通');
      await captcha.useTicket(scene, captchaTicket, cookies);
      const code = await smsCodes.create(scene, number);
      const text = composeText(scene, code, await hasAccount(number));
      // Not waited for: the time of the response must not tell whether the number is known.
      if (text !== undefined) smsProvider.send({ telephone: number, ...text }).catch(onFailure);
      return { expireIn: CODE_LIFETIME_S, resendIn: RESEND_S };
    },
    {
      successMsg: '验证码已发送',
      bodyLimit: 8192,
      rateWindows: SENDING_WINDOWS,
      checkFields: (body) => checkAddress(body, telephones),
    },
  );
}

/** Scenes of those who are not logged in. */
const VISITOR_SCENES = ['register', 'login', 'resetPassword'] as const satisfies RequestedScene[];

type VisitorScene = (typeof VISITOR_SCENES)[number];

const TELEPHONE_SCENES: readonly unknown[] = [...VISITOR_SCENES, 'newMobile'] satisfies RequestedScene[];

function isVisitorScene(scene: RequestedScene): scene is VisitorScene {
  return VISITOR_SCENES.some((each) => each === scene);
}

/** What a scene sends to must be there. */
function checkAddress(body: Readonly<Record<string, unknown>>, telephones: TelephoneOpener): FieldError[] {
  const { scene, telephone, mail } = body;
  if (scene === 'newMail' && mail === undefined) return [{ field: 'mail', msg: '请输入邮箱' }];
  if (!TELEPHONE_SCENES.includes(scene)) return [];
  return telephone === undefined ? [{ field: 'telephone', msg: '请输入手机号码' }] : checkMobile(telephone, telephones);
}

function toCodeRequest(
  scene: Exclude<RequestedScene, VisitorScene>,
  way: 'mobile' | 'mail',
  address: string,
): CodeRequest {
  return scene === 'newMobile' || scene === 'newMail' ? { scene, address } : { scene, way };
}

/** What a code proves somebody for, of those that only an account's owner gets. */
const OWNER_PURPOSES = { login: '登录', resetPassword: '重置登录密码' } as const;

/** The response to the caller is the same in every case; only the owner of the number learns more. */
function composeText(scene: VisitorScene, code: string, isKnown: boolean): SmsText | undefined {
  if (scene !== 'register') {
    if (!isKnown) return undefined;
    const text = `验证码${code}，用于${OWNER_PURPOSES[scene]}，5分钟内有效，请勿告知他人。`;
    return { text, purpose: scene, values: [code] };
  }
  if (!isKnown) {
    return { text: `验证码${code}，用于注册账号，5分钟内有效，请勿告知他人。`, purpose: scene, values: [code] };
  }
  const text = '您的手机号已注册过账号，请直接登录。如非本人操作，请忽略本短信。';
  return { text, purpose: 'registered', values: [] };
}
