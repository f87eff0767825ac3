import { readBody } from './fake-gateway';
import { type FakeServer, startFakeServer } from './fake-server';

/** The account that the fake WeChat knows. */
export const WECHAT_ACCOUNT = { appId: 'wx0123456789abcdef', secret: '0123456789abcdef0123456789abcdef' };

/** What WeChat does with a request. */
export type WechatMood = 'give' | 'refuse' | 'fail' | 'nonsense' | 'flood' | 'hang';

/** Somebody whom the fake WeChat knows by a code, of which each is good once. */
export const WECHAT_PAYER = 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o';

/** A WeChat that gives tickets, of which every one is another one, and names those who come with a code. */
export interface FakeWechat extends FakeServer {
  mood: WechatMood;
  /** Seconds that a ticket lives. */
  lifetime: number;
}

const TOKEN = `token-${'t'.repeat(120)}`;

/** Starts it on a free port. */
export async function startFakeWechat(): Promise<FakeWechat> {
  const state = { mood: 'give' as WechatMood, lifetime: 7200, tickets: 0 };
  const usedCodes = new Set<string>();
  const server = await startFakeServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://wechat');
    const respond = (body: object) => response.writeHead(200, { 'content-type': 'application/json' }).end(toText(body));
    const reject = (errcode: number, errmsg: string) => respond({ errcode, errmsg });
    if (state.mood === 'hang') return;
    if (state.mood === 'fail') return void response.writeHead(502).end();
    if (state.mood === 'nonsense') return void response.writeHead(200).end('<html>');
    if (state.mood === 'flood') return void response.writeHead(200).end('x'.repeat(1_000_000));
    if (state.mood === 'refuse')
      return reject(40164, `invalid ip 203.0.113.9 for ${WECHAT_ACCOUNT.secret}, not in whitelist`);
    if (pathname === '/cgi-bin/stable_token') {
      const wanted = { grant_type: 'client_credential', appid: WECHAT_ACCOUNT.appId, secret: WECHAT_ACCOUNT.secret };
      if ((await readBody(request)) !== toText(wanted)) return reject(40001, 'invalid credential');
      return respond({ access_token: TOKEN, expires_in: 7200 });
    }
    if (pathname === '/sns/oauth2/access_token') {
      const { appid, secret, code = '', grant_type: kind } = Object.fromEntries(searchParams);
      if (appid !== WECHAT_ACCOUNT.appId || secret !== WECHAT_ACCOUNT.secret) return reject(40125, 'invalid appsecret');
      if (kind !== 'authorization_code' || !code.startsWith('code-')) return reject(40029, 'invalid code');
      if (usedCodes.has(code)) return reject(40163, 'code been used');
      usedCodes.add(code);
      return respond({ access_token: TOKEN, expires_in: 7200, openid: WECHAT_PAYER, scope: 'snsapi_base' });
    }
    if (searchParams.get('access_token') !== TOKEN || searchParams.get('type') !== 'jsapi')
      return reject(40014, 'invalid access_token');
    state.tickets += 1;
    return respond({ errcode: 0, errmsg: 'ok', ticket: `ticket-${state.tickets}`, expires_in: state.lifetime });
  });
  return Object.assign(state, server);
}

const toText = (body: object) => JSON.stringify(body);
