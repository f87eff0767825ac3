import type { SharedEnvironment } from '../../../platform/config';
import { StartupError } from '../../../platform/startup-error';
import type { AlipayProviderOptions } from './alipay-provider';

const VARIABLES = ['PAY_ALIPAY_APP_ID', 'PAY_ALIPAY_PRIVATE_KEY', 'PAY_ALIPAY_PUBLIC_KEY'] as const;

/** Application by which payments are taken; `undefined` where none is named. Rejects one that is named in part. */
export function readAlipay(environment: SharedEnvironment): AlipayProviderOptions | undefined {
  const missing = VARIABLES.filter((name) => environment[name] === undefined);
  if (missing.length === VARIABLES.length) return undefined;
  const [appId, privateKey, publicKey] = VARIABLES.map((name) => environment[name]);
  if (appId === undefined || privateKey === undefined || publicKey === undefined)
    throw new StartupError(`Payments by Alipay need ${missing.join(', ')} as well; set all of PAY_ALIPAY_* or none.`);
  const { PAY_ALIPAY_GATEWAY: gateway, PAY_ALIPAY_WAY: way } = environment;
  return { appId, privateKey, publicKey, gateway, showsCode: way === 'code' };
}
