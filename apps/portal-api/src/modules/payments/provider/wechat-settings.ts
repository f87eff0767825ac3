import type { SharedEnvironment } from '../../../platform/config';
import { StartupError } from '../../../platform/startup-error';
import type { WechatPayOptions } from './wechat-client';

const VARIABLES = [
  'PAY_WECHAT_MERCHANT_ID',
  'PAY_WECHAT_APP_ID',
  'PAY_WECHAT_SERIAL',
  'PAY_WECHAT_PRIVATE_KEY',
  'PAY_WECHAT_API_KEY',
] as const;

const KEY_VARIABLES = ['PAY_WECHAT_PUBLIC_KEY_ID', 'PAY_WECHAT_PUBLIC_KEY'] as const;

/** Merchant by whom payments are taken; `undefined` where none is named. Rejects one that is named in part. */
export function readWechatPay(environment: SharedEnvironment): WechatPayOptions | undefined {
  const isMissing = (name: keyof SharedEnvironment) => environment[name] === undefined;
  const missing = VARIABLES.filter(isMissing);
  const missingKey = KEY_VARIABLES.filter(isMissing);
  if (missing.length === VARIABLES.length && missingKey.length === KEY_VARIABLES.length) return undefined;
  const [merchantId = '', appId = '', serial = '', privateKey = '', apiKey = ''] = VARIABLES.map(
    (name) => environment[name],
  );
  const halves = missingKey.length === 1 ? missingKey : [];
  if (missing.length > 0 || halves.length > 0)
    throw new StartupError(
      `Payments by WeChat Pay need ${[...missing, ...halves].join(', ')} as well; set all of PAY_WECHAT_* or none.`,
    );
  const [id, key] = KEY_VARIABLES.map((name) => environment[name]);
  return {
    ...{ merchantId, appId, serial, privateKey, apiKey, gateway: environment.PAY_WECHAT_GATEWAY },
    publicKey: id !== undefined && key !== undefined ? { id, key } : undefined,
  };
}
