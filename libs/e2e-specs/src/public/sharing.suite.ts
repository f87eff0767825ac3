import type { Page } from '@playwright/test';
import type { BrandUnderTest } from '../brand-under-test';
import { takeClock } from '../checks/clock';
import { expect, test } from '../fixtures';

const SDK_URL = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js';
const SIGNATURE = { appId: 'wx-e2e', timestamp: 1, nonceStr: 'n', signature: 'a'.repeat(40) };
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0 Mobile Safari/537.36 MicroMessenger/8.0.50';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.50';

/** Keeps what the SDK is told; a configuration is accepted at once. */
const FAKE_SDK = `(() => {
  const told = (window.told = {});
  const note = (name) => (input) => (told[name] = input);
  window.wx = {
    config: note('config'), error: () => {}, ready: (callback) => callback(),
    updateAppMessageShareData: note('message'), updateTimelineShareData: note('timeline'),
    onMenuShareAppMessage: note('oldMessage'), onMenuShareTimeline: note('oldTimeline'),
  };
})()`;

/** What visitors in WeChat's own browser share, and that nobody else loads anything for it. */
export function describeSharing(brand: BrandUnderTest): void {
  for (const [system, userAgent] of [
    ['Android', ANDROID],
    ['iOS', IPHONE],
  ] as const) {
    test.describe(`in WeChat on ${system}`, () => {
      test.use({ userAgent });

      test('every page says how it is shared', async ({ page, portal, baseURL }) => {
        const signed = await stubWechat(page);
        const toUrl = (path: string) => String(baseURL) + brand.basePath + path;
        await portal.open(`${brand.basePath}/news-center?pageNo=1`);
        const title = await page.title();
        await expect
          .poll(() => readTold(page))
          .toMatchObject({
            config: SIGNATURE,
            message: { title, link: toUrl('/news-center'), desc: expect.stringMatching(/.{15}/) },
            oldTimeline: { link: toUrl('/news-center') },
          });
        const first = toUrl('/news-center?pageNo=1');
        expect(signed).toEqual([first]);

        const card = page.getByRole('main').locator('a[href*="/news-center-detail/"]').first();
        const target = new URL((await card.getAttribute('href')) ?? '', baseURL).href;
        await card.click();
        await expect(page).toHaveURL(target);
        // The title of an item comes a moment after its URL.
        await expect
          .poll(async () => {
            const message = (await readTold(page))?.message;
            return { link: message?.link, isTitle: message?.title === (await page.title()) };
          })
          .toEqual({ link: target, isTitle: true });
        // Windows on iOS are known by the URL they were opened at.
        expect(signed).toEqual(system === 'iOS' ? [first] : [first, target]);
      });
    });
  }

  test('nothing of WeChat is loaded by other browsers', async ({ page, portal }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const clock = await takeClock(page);
    await portal.open(brand.home);
    await clock.passMinute();
    expect(requests.filter((url) => /wx|weixin|wechat/i.test(url))).toEqual([]);
  });
}

/** Stands in for WeChat; returns the URLs that are signed. */
async function stubWechat(page: Page): Promise<string[]> {
  const signed: string[] = [];
  await page.route(SDK_URL, (route) => route.fulfill({ contentType: 'application/javascript', body: FAKE_SDK }));
  await page.route('**/ptl/wx/jsSignature?**', (route) => {
    signed.push(new URL(route.request().url()).searchParams.get('url') ?? '');
    return route.fulfill({ json: { code: '200', msg: '', data: SIGNATURE, traceId: '' } });
  });
  return signed;
}

interface Told {
  readonly message?: { readonly link: string; readonly title: string };
}

function readTold(page: Page): Promise<Told | undefined> {
  return page.evaluate(() => (window as { told?: Told }).told);
}
