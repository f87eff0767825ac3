import type { BrandUnderTest } from '../brand-under-test';
import { expect, test } from '../fixtures';
import { reloadUntil } from '../reload-until';
import { orderChange, payInSandbox, submitOrder } from './order-steps';

/** What happens to orders and products by itself, in a portal whose clock is moved on. */
export function describePassingDays(brand: BrandUnderTest): void {
  const at = (path: string) => brand.basePath + path;

  test('days pass: an unpaid order ends, a renewal is told of and paid, an upgrade too, and a product is released', async ({
    startPortal,
  }) => {
    test.slow();
    const portal = await startPortal();
    const { page, ...visitor } = await portal.openVisitor();
    const logIn = (path: string) => visitor.logIn(at(path), 'demo-enterprise');
    await logIn('/purchase-page?code=iot-hub');
    const orderNo = await submitOrder(page);

    // An order waits for seven days; the gateways of the demonstration, which renew themselves, end in ten.
    await portal.passDays(8);
    await logIn(`/overview/order-details?orderNo=${orderNo}`);
    const summary = page.getByRole('region', { name: '订单概况' });
    await reloadUntil(page, (expectSoon) => expectSoon(summary).toContainText('已超时'));
    await expect(page.getByRole('link', { name: '去支付' })).toHaveCount(0);

    await page.goto(at('/overview/message?type=order'));
    const told = page.getByRole('link', { name: /产品「智能边缘网关」还有 \d 天到期，自动续费订单待支付/ });
    await reloadUntil(page, (expectSoon) => expectSoon(told).toBeVisible());
    await told.click();
    await page.getByRole('dialog').getByRole('link', { name: '查看详情' }).click();
    await payInSandbox(page);
    await page.getByRole('link', { name: '查看订单' }).click();
    await page.getByRole('region', { name: '续费内容' }).getByRole('link', { name: /^PI/ }).click();
    // The sandbox delivers after some seconds.
    const progress = page.getByRole('list', { name: '产品进度' });
    const expectNoted = (words: string) => reloadUntil(page, (expectSoon) => expectSoon(progress).toContainText(words));
    await expectNoted('续费 12 个月');

    await page.goto(at('/overview/product?productCode=quality-inspection'));
    await page
      .getByRole('link', { name: /^升级 PI/ })
      .first()
      .click();
    await orderChange(page);
    await payInSandbox(page);
    await page.getByRole('link', { name: '查看订单' }).click();
    await page.getByRole('region', { name: '升级内容' }).getByRole('link', { name: /^PI/ }).click();
    await expectNoted('升级');

    // What ends within a month is released fifteen days after its end.
    await page.goto(at('/overview/product?productCode=ts-database'));
    const ending = page
      .getByRole('row')
      .filter({ hasText: '运行中' })
      .getByRole('link', { name: /^查看 PI/ });
    const instance = new URL((await ending.getAttribute('href')) ?? '', portal.origin);
    for (const [days, noted] of [
      [30, '到期'],
      [16, '释放'],
    ] as const) {
      await portal.passDays(days);
      await logIn(instance.pathname.slice(brand.basePath.length) + instance.search);
      await expectNoted(noted);
    }
    // That a product ends is noted with the day of its release, too.
    const state = page.getByRole('region', { name: '产品概况' });
    await reloadUntil(page, (expectSoon) => expectSoon(state).toContainText('已释放'));
    await expect(page.getByRole('link', { name: '续费', exact: true })).toHaveCount(0);
  });
}
