import { PAY_CHANNELS, type PayChannel } from '@portal/api-contract/account';
import { readWechat } from '../../platform/config';
import type { Platform } from '../../platform/platform';
import { createAlipayProvider } from './provider/alipay-provider';
import { readAlipay } from './provider/alipay-settings';
import { type PaymentProvider, ProviderUnreachableError } from './provider/payment-provider';
import { createSandboxCashier, type SandboxCashier } from './provider/sandbox-cashier';
import { createSandboxProvider } from './provider/sandbox-provider';
import { openWechatPay, type WechatCashier } from './provider/wechat-cashier';
import { readWechatPay } from './provider/wechat-settings';

/** Who takes payments here. */
export interface PaymentProviders {
  /** Channels that are offered. */
  readonly channels: readonly PayChannel[];
  find(channel: PayChannel): PaymentProvider | undefined;
  /** The provider of a channel through which there are payments; throws a `ProviderUnreachableError` where it is gone. */
  get(channel: PayChannel): PaymentProvider;
  /** Absent but in a demonstration. */
  readonly cashier: SandboxCashier | undefined;
  /** Absent where nobody can pay within WeChat. */
  readonly wechatCashier: WechatCashier | undefined;
}

/** The providers that the environment names; in a demonstration the sandbox. */
export function openProviders({
  environment,
  isDemo,
  ...options
}: Pick<Platform, 'environment' | 'isDemo' | 'database' | 'clock' | 'protection'>): PaymentProviders {
  const alipay = readAlipay(environment);
  const pay = readWechatPay(environment);
  const wechat = pay && openWechatPay({ ...options, pay, account: readWechat(environment) });
  const providers: Partial<Record<PayChannel, PaymentProvider>> = {
    ...(alipay && { alipay: createAlipayProvider(alipay) }),
    ...(wechat && { wechat: wechat.provider }),
    ...(isDemo && { sandbox: createSandboxProvider(options) }),
  };
  const isChannel = (name: string): name is PayChannel => Object.hasOwn(PAY_CHANNELS, name);
  return {
    channels: Object.keys(PAY_CHANNELS)
      .filter(isChannel)
      .filter((channel) => providers[channel]),
    find: (channel) => providers[channel],
    get(channel) {
      const provider = providers[channel];
      if (provider === undefined) throw new ProviderUnreachableError(`There is no provider for ${channel}`);
      return provider;
    },
    cashier: isDemo ? createSandboxCashier(options) : undefined,
    wechatCashier: wechat?.cashier,
  };
}
