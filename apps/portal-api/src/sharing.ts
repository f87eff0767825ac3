import type { SharedEnvironment } from './config';
import { readWechat } from './config';
import type { Implementation } from './http/implement';
import { createNoSearchPush, createSearchPushGateway } from './modules/sharing/search-push';
import { createSharingRoutes, type SharingRoutesOptions } from './modules/sharing/sharing.routes';
import { createNoWechatTickets, createWechatGateway } from './modules/sharing/wechat-tickets';

export interface SharingOptions extends Omit<SharingRoutesOptions, 'wechatTickets' | 'searchPush'> {
  readonly environment: SharedEnvironment;
}

/** What others are told of the site: WeChat and a search engine where they are configured, else nobody. */
export function createSharing({ environment, ...options }: SharingOptions): Implementation[] {
  const { clock, onFailure } = options;
  const wechat = readWechat(environment);
  const { SEO_PUSH_URL: url } = environment;
  return createSharingRoutes({
    ...options,
    wechatTickets: wechat ? createWechatGateway({ ...wechat, clock, onFailure }) : createNoWechatTickets(),
    searchPush: url === undefined ? createNoSearchPush() : createSearchPushGateway({ url, onFailure }),
  });
}
