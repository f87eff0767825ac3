import { api, type AppStore, createAppStore, type PageRoute } from '@portal/data-access-api';
import { createStubApi, passTicks, type StubResponses } from '@portal/testing';
import type { Portal } from '../app/portal-context';
import { toBrand } from '../config/portal-config';
import { createPageRegistry } from '../pages/page-registry';
import { createArea, load } from '../testing/sample-area';
import { sampleConfig } from '../testing/sample-brand';
import { shareToWechat } from './share-to-wechat';

const ORIGIN = 'https://portal.example';
const SDK_URL = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) MicroMessenger/8.0.50';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.50';
const SIGNATURE = { appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: 'a'.repeat(40) };
const SEO = { title: '产品', keywords: '', summary: '', image: '/files/og.png', imageWidth: 1200, imageHeight: 630 };

const routes: readonly PageRoute[] = ['/product', '/news'].map((path) => ({
  path,
  load: load({ Page: () => null }),
  seo: ({ platformType }) => ({ tableType: 'PAGE', code: `${platformType}:${path.slice(1)}` }),
}));

type Call = readonly [name: string, input: unknown];

/** An SDK that calls back at once, as the real one does after a configuration. */
function createFakeSdk() {
  const calls: Call[] = [];
  const note = (name: string) => (input: unknown) => void calls.push([name, input]);
  const sdk = {
    ...{ config: note('config'), error: note('error'), ready: (callback: () => void) => callback() },
    ...{ updateAppMessageShareData: note('message'), updateTimelineShareData: note('timeline') },
    ...{ onMenuShareAppMessage: note('oldMessage'), onMenuShareTimeline: note('oldTimeline') },
  };
  return { sdk, calls, list: (name: string) => calls.filter(([called]) => called === name).map(([, input]) => input) };
}

let fake: ReturnType<typeof createFakeSdk>;
const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);

beforeEach(() => {
  fake = createFakeSdk();
  warn.mockClear();
  document.head.innerHTML = '';
});

/** Shows a page as a navigation does. */
async function show(path: string, title: string, summary = ''): Promise<void> {
  window.history.pushState(null, '', `/miot${path}`);
  const canonical = `<link rel="canonical" href="${ORIGIN}/miot${path.split('?')[0]}">`;
  document.head.innerHTML = `<title>${title}</title>${canonical}${summary && `<meta name="description" content="${summary}">`}`;
  await passTicks();
}

async function start(
  userAgent: string,
  responses: StubResponses = { getWechatSignature: SIGNATURE, getSeoInfo: SEO },
  publicOrigin = ORIGIN,
) {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const stub = createStubApi(responses);
  const store: AppStore = createAppStore({ transport: stub.transport });
  await store.dispatch(api.endpoints.getSeoInfo.initiate({ tableType: 'PAGE', code: '1:product' }));
  const brand = toBrand(sampleConfig, publicOrigin);
  const portal = {
    ...{ store, config: sampleConfig, brand, pages: createPageRegistry([createArea(routes)], brand) },
    entryUrl: window.location.href,
  } as unknown as Portal;
  const done = shareToWechat(portal);
  const script = document.head.querySelector('script');
  return {
    script,
    signed: () => stub.calls.filter(({ name }) => name === 'getWechatSignature').map(({ query }) => query),
    async load() {
      Object.assign(window, { wx: fake.sdk });
      script?.dispatchEvent(new Event('load'));
      await done;
      await passTicks();
    },
    async fail() {
      script?.dispatchEvent(new Event('error'));
      await done;
    },
  };
}

it('loads the SDK from its one address, by a policy of its own where browsers know of policies', async () => {
  const policies: string[] = [];
  const createPolicy = (name: string, rules: object) => {
    policies.push(name);
    return rules;
  };
  Object.assign(window, { trustedTypes: { createPolicy } });
  await show('/product', '产品');
  const { script, load } = await start(ANDROID);
  expect(script?.src).toBe(SDK_URL);
  expect(policies).toEqual(['portal-wechat']);
  await load();
  Reflect.deleteProperty(window, 'trustedTypes');
});

it('tells all calls what the page says of itself, with its picture, once it is signed', async () => {
  await show('/product?page=2#list', '产品 - 启衡', '工业产品');
  const { load, signed } = await start(ANDROID);
  await load();
  expect(signed()).toEqual([{ url: 'http://localhost/miot/product?page=2' }]);
  const timeline = { title: '产品 - 启衡', link: `${ORIGIN}/miot/product`, imgUrl: `${ORIGIN}/files/og.png` };
  const message = { ...timeline, desc: '工业产品' };
  expect(fake.calls.filter(([name]) => name !== 'error')).toEqual([
    ['config', expect.objectContaining({ ...SIGNATURE, jsApiList: expect.arrayContaining(['onMenuShareTimeline']) })],
    ['message', message],
    ['timeline', timeline],
    ['oldMessage', message],
    ['oldTimeline', timeline],
  ]);
});

it('signs each address that is shown, outside of iOS', async () => {
  await show('/product', '产品');
  const { load, signed } = await start(ANDROID);
  await load();
  await show('/news', '新闻');
  expect(signed()).toEqual([{ url: 'http://localhost/miot/product' }, { url: 'http://localhost/miot/news' }]);
  expect(fake.list('config')).toHaveLength(2);
  expect(fake.list('message').at(-1)).toEqual({ title: '新闻', desc: '新闻', link: `${ORIGIN}/miot/news`, imgUrl: '' });
});

it('signs the address the window was opened at on iOS, whatever is shown', async () => {
  await show('/product', '产品');
  const { load, signed } = await start(IPHONE);
  await show('/news', '新闻');
  await load();
  await show('/product', '产品');
  expect(signed()).toEqual([{ url: 'http://localhost/miot/product' }]);
  expect(fake.list('config')).toHaveLength(1);
  expect(fake.list('message')).toHaveLength(2);
});

it('tells what comes later than the page, and nothing twice', async () => {
  await show('/product', '启衡');
  const { load } = await start(ANDROID);
  await load();
  document.title = '产品';
  await passTicks();
  document.head.append(document.createElement('style'));
  await passTicks();
  expect(fake.list('message')).toMatchObject([{ title: '启衡' }, { title: '产品' }]);
  expect(fake.list('config')).toHaveLength(1);
});

it('gives each configuration a list of its own, which the SDK may write into', async () => {
  await show('/product', '产品');
  const { load } = await start(ANDROID);
  await load();
  await show('/news', '新闻');
  const [first, second] = fake.list('config') as { jsApiList: string[] }[];
  expect(first?.jsApiList).toEqual(second?.jsApiList);
  expect(first?.jsApiList).not.toBe(second?.jsApiList);
});

it('leaves a picture out that does not come by https', async () => {
  await show('/product', '产品');
  const { load } = await start(ANDROID, undefined, 'http://portal.example');
  await load();
  expect(fake.list('message')).toMatchObject([{ imgUrl: '' }]);
});

it('shares a page that has no canonical address by the one it is shown at', async () => {
  window.history.pushState(null, '', '/miot/overview?tab=1#x');
  const { load } = await start(ANDROID);
  await load();
  expect(fake.list('message')).toMatchObject([{ link: 'http://localhost/miot/overview?tab=1', imgUrl: '' }]);
});

it('leaves WeChat its own guess without a signature, and asks again for the next page', async () => {
  await show('/product', '产品');
  const { load, signed } = await start(IPHONE, { getSeoInfo: SEO, getWechatSignature: { error: { status: 503 } } });
  await load();
  expect(fake.list('config')).toEqual([]);
  expect(fake.list('message')).toEqual([]);
  expect(warn).toHaveBeenCalledWith('There is no signature for WeChat');
  await show('/news', '新闻');
  expect(signed()).toHaveLength(2);
});

it('says on the console that WeChat refuses a signature', async () => {
  const { load } = await start(ANDROID);
  await load();
  const [listener] = fake.list('error') as ((error: { errMsg: string }) => void)[];
  listener?.({ errMsg: 'config:invalid signature' });
  expect(warn).toHaveBeenCalledWith('WeChat does not accept the signature: config:invalid signature');
});

it.each(['load', 'fail'] as const)('says on the console that there is no SDK (%s)', async (outcome) => {
  const { script, fail } = await start(ANDROID);
  Reflect.deleteProperty(window, 'wx');
  if (outcome === 'load') script?.dispatchEvent(new Event('load'));
  await fail();
  expect(warn).toHaveBeenCalledWith('WeChat cannot be told how pages are shared', expect.any(Error));
});
