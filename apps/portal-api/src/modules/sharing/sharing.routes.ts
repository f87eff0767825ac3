import { getWechatSignature } from '@portal/api-contract';
import { pushAddresses } from '@portal/api-contract/account';
import { randomBytes } from 'node:crypto';
import { type Implementation, implement } from '../../platform/http/implement';
import { rejectFields } from '../../platform/http/http-error';
import { createOperatorCalls } from '../../platform/operations/operator-calls';
import { type UrlPushOptions, createUrlPush } from './url-push.service';
import { signPage } from './sign-page';
import type { WechatTickets } from './wechat-tickets';

export interface SharingRoutesOptions extends UrlPushOptions {
  readonly wechatTickets: WechatTickets;
}

/** Waiting for the site map and the search engine takes longer than waiting for the database. */
const PUSH_DEADLINE_MS = 18_000;

/** Calls that tell others of the site's pages. */
export function createSharingRoutes({ wechatTickets, ...options }: SharingRoutesOptions): Implementation[] {
  const { clock, orm } = options;
  const urlPush = createUrlPush(options);
  // Who decides what is published also tells others of it.
  const reviewer = createOperatorCalls(orm, 'reviewer');
  return [
    implement(
      getWechatSignature,
      async ({ url }, context) => {
        assertOwnPage(url, context.origin);
        const salt = { timestamp: Math.floor(clock().getTime() / 1000), nonceStr: randomBytes(12).toString('hex') };
        return signPage(await wechatTickets.getTicket(), url, salt);
      },
      { needsDatabase: false, rateWindows: [{ max: 120, seconds: 60 }] },
    ),
    reviewer.implement(pushAddresses, (operator, { urls }) => urlPush.push(operator, urls), {
      ...{ successMsg: '推送完成', deadlineMs: PUSH_DEADLINE_MS },
      rateWindows: [{ max: 10, seconds: 60 }],
    }),
  ];
}

/** A signature lets a page act in the name of the site's WeChat account: other sites' pages get none. */
function assertOwnPage(url: string, publicOrigin: string): void {
  const { origin, username, password } = URL.canParse(url) ? new URL(url) : { origin: '', username: '', password: '' };
  if (origin !== publicOrigin || username !== '' || password !== '')
    throw rejectFields([{ field: 'url', msg: '只能为本站页面签名' }]);
}
