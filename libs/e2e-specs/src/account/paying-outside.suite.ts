import type { Page } from '@playwright/test';
import { startAlipayService } from '../alipay-service';
import type { BrandUnderTest } from '../brand-under-test';
import { findAccessibilityViolations } from '../checks/accessibility';
import { expect, test } from '../fixtures';
import type { OwnPortal } from '../own-portal';
import { startWechatPayService } from '../wechat-pay-service';
import { submitOrder } from './order-steps';

const TELEPHONE = {
  userAgent:
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  viewport: { width: 390, height: 844 },
};

const WITHIN_WECHAT = { ...TELEPHONE, userAgent: `${TELEPHONE.userAgent} MicroMessenger/8.0.50` };

/** WeChat, where the page of a site asks for the money by its bridge, and the payer agrees. */
async function enterWechat(page: Page, pay: () => Promise<void>): Promise<void> {
  await page.route('https://res.wx.qq.com/**', (route) => route.abort());
  // A page that is sent on elsewhere is not seen there: what WeChat would send back stands in its place.
  await page.route('**/ptl/pay/wechat/?trade=*', async (route) => {
    const { location = '' } = (await route.fetch({ maxRedirects: 0 })).headers();
    const { hostname, searchParams } = new URL(location);
    expect(hostname).toBe('open.weixin.qq.com');
    const target = new URL(searchParams.get('redirect_uri') ?? '');
    target.searchParams.set('code', 'code-e2e');
    await route.fulfill({ status: 302, headers: { location: target.href } });
  });
  await page.exposeFunction('agreeToPay', pay);
  await page.addInitScript(() => {
    const { agreeToPay } = window as unknown as { agreeToPay: () => Promise<void> };
    const invoke = (name: string, _request: object, done: (said: object) => void) => {
      if (name === 'getBrandWCPayRequest')
        void agreeToPay().then(() => done({ err_msg: 'get_brand_wcpay_request:ok' }));
    };
    Object.assign(window, { WeixinJSBridge: { invoke } });
  });
}

/** Payments by a provider outside, which a portal has where its operator has one. */
export function describePayingOutside(brand: BrandUnderTest): void {
  const at = (path: string) => brand.basePath + path;

  async function open(portal: OwnPortal, device: object): Promise<Page> {
    const { page, logIn } = await portal.openVisitor(device);
    await logIn(at('/purchase-page?code=iot-hub'), 'demo-personal');
    return page;
  }

  async function goToCashier(page: Page, channel: RegExp): Promise<void> {
    await submitOrder(page);
    await page.getByRole('link', { name: '去支付' }).click();
    await page.getByRole('radio', { name: channel }).check();
    await page.getByRole('button', { name: /^立即支付/ }).click();
  }

  const expectPaid = async (page: Page) => {
    await expect(page.getByRole('region', { name: '支付结果' }).getByRole('status')).toContainText('支付成功');
    expect(await findAccessibilityViolations(page)).toEqual([]);
  };

  test('an order is paid by codes of Alipay and WeChat Pay, on a page of Alipay, and within WeChat', async ({
    startPortal,
  }) => {
    test.slow();
    const [alipay, wechatPay] = [await startAlipayService(), await startWechatPayService()];
    const portal = await startPortal({ ...alipay.variables, ...wechatPay.variables });
    try {
      const computer = await open(portal, {});
      await goToCashier(computer, /^支付宝/);
      await expect(computer.getByRole('heading', { name: '支付宝扫码支付' })).toBeVisible();
      await expect(computer.getByRole('img', { name: '支付宝付款二维码' })).toBeVisible();
      expect(await findAccessibilityViolations(computer)).toEqual([]);
      await alipay.scan();
      await expectPaid(computer);

      await computer.goto(at('/purchase-page?code=iot-hub'));
      await goToCashier(computer, /^微信支付/);
      await expect(computer.getByRole('heading', { name: '微信扫码支付' })).toBeVisible();
      await expect(computer.getByRole('img', { name: '微信支付付款二维码' })).toBeVisible();
      await wechatPay.pay();
      await expectPaid(computer);

      const telephone = await open(portal, TELEPHONE);
      await goToCashier(telephone, /^支付宝/);
      await telephone.getByRole('button', { name: '确认付款' }).click();
      await expect(telephone).toHaveURL(({ pathname }) => pathname === at('/overview/order-pay'));
      await expectPaid(telephone);
      expect(await telephone.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

      const withinWechat = await open(portal, WITHIN_WECHAT);
      await enterWechat(withinWechat, wechatPay.pay);
      await goToCashier(withinWechat, /^微信支付/);
      await expectPaid(withinWechat);
    } finally {
      await alipay.close();
      await wechatPay.close();
    }
  });
}
