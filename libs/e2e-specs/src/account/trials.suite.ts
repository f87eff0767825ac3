import type { BrandUnderTest } from '../brand-under-test';
import { findAccessibilityViolations } from '../checks/accessibility';
import { expect, test } from '../fixtures';
import { BACKGROUND_MS, openUntil } from '../reload-until';
import { createCaller } from '../session/caller';
import { payOnline } from './order-steps';
import { applyForUse } from './usage-application';

const REVIEWING = 10;

/** A trial as the queue of the reviewers has it. */
interface QueuedTrial {
  readonly id: string;
  readonly productCode: string;
  readonly status: number;
  readonly version: number;
}

/** Trials from the application to the order that follows. */
export function describeTrials(brand: BrandUnderTest): void {
  const at = (path: string) => brand.basePath + path;
  // Both brands may have one database, and a trial is one for each product.
  const PRODUCT = brand.basePath
    ? { code: 'mes', name: '制造执行系统' }
    : { code: 'predictive-maintenance', name: '预测性维护' };
  const REJECTED = brand.basePath
    ? { code: 'energy-manage', name: '能源管理系统' }
    : { code: 'quality-inspection', name: '视觉质检' };

  test.describe('a trial', () => {
    test('is applied for, opened, extended and bought', async ({ page, portal }) => {
      await portal.readAs('demo-verified', at(`/product-apply?product=${PRODUCT.code}`));
      const main = page.getByRole('main');
      await applyForUse(main, '先在一条灌装线上试用派工与报工，与纸质记录对照。');
      await main.getByRole('link', { name: '查看进度' }).click();

      await expect(page).toHaveURL(at('/overview/tryProduct'));
      const card = main.getByRole('article', { name: PRODUCT.name });
      await expect(card.getByText('试用中', { exact: true })).toBeVisible({ timeout: BACKGROUND_MS });
      await expect(card.getByRole('meter', { name: '剩余天数' })).toBeVisible();
      await portal.open(at(`/product-apply?product=${PRODUCT.code}`));
      await expect(main.getByRole('heading', { name: `${PRODUCT.name}试用中` })).toBeVisible();
      await main.getByRole('link', { name: '查看试用进度' }).click();

      await main.getByRole('button', { name: '申请延期' }).click();
      await main.getByLabel(/延期天数/).fill('10');
      await main.getByLabel(/延期原因/).fill('还有一条灌装线没有接入');
      await main.getByRole('button', { name: '提交延期申请' }).click();
      await expect(main.getByText('延期申请已提交，审核期间可以继续使用')).toBeVisible();
      await expect(main.getByText('10 天，已通过')).toBeVisible({ timeout: BACKGROUND_MS });
      const trialUrl = page.url();

      await main.getByRole('link', { name: '转为正式' }).click();
      await expect(page).toHaveURL(at(`/purchase-page?code=${PRODUCT.code}&meal=${PRODUCT.code}-basic`));
      await main.getByRole('button', { name: '下一步，确认订单' }).click();
      await main.getByRole('checkbox', { name: /服务协议/ }).check();
      await main.getByRole('button', { name: '提交订单' }).click();
      await payOnline(page);
      await openUntil(page, trialUrl, (expectSoon) =>
        expectSoon(main.getByText('已转正', { exact: true })).toBeVisible(),
      );
      await expect(main.getByText('已转为正式使用，试用期间的配置已保留。')).toBeVisible();

      const instance = main.getByRole('link', { name: /^查看 PI/ }).first();
      await openUntil(page, at(`/overview/product?productCode=${PRODUCT.code}`), (expectSoon) =>
        expectSoon(instance).toBeVisible(),
      );
      await instance.click();
      const opened = page.waitForEvent('popup');
      await page.getByRole('link', { name: '进入控制台' }).click();
      await expect((await opened).getByRole('heading', { name: `${PRODUCT.name}控制台（演示）` })).toBeVisible();
    });

    test('that is rejected says why, and may be applied for again', async ({ page, portal }) => {
      const { code, name } = REJECTED;
      // At hand before anything waits: some time later the demonstration's own operator would decide.
      const operator = await portal.openOther('demo-operator', at('/overview/order'));
      const { ask } = await createCaller(operator, '/ops-api/trial');
      await portal.readAs('demo-verified', at(`/product-apply?product=${code}`));
      const main = page.getByRole('main');
      await applyForUse(main, '先看看合不合用，接到哪条产线还没有想好。');
      await expect(main.getByRole('link', { name: '查看进度' })).toBeVisible();
      const { list } = await ask<{ list: readonly QueuedTrial[] }>('pageList', { pageNo: 1, pageSize: 100 });
      const { id, version } = list.find((each) => each.productCode === code && each.status === REVIEWING) ?? {};
      const claimed = await ask<QueuedTrial>('claim', { id, version });
      await ask('reject', { id, version: claimed.version, reason: '请补充产线与数据来源' });
      await main.getByRole('link', { name: '查看进度' }).click();
      const card = main.getByRole('article', { name }).first();
      await expect(card).toContainText('未通过原因：请补充产线与数据来源');
      await portal.open(at(`/product-apply?product=${code}`));
      await expect(main.getByLabel(/使用场景/)).toBeVisible();
    });

    for (const width of [1440, 390]) {
      test(`is accessible in every state and fits a window ${width} wide`, async ({ page, portal }) => {
        await page.setViewportSize({ width, height: 900 });
        await portal.readAs('demo-enterprise', at('/overview/tryProduct'));
        const fits = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        for (const state of ['待审核', '已驳回', '待开通', '延期审核中', '已到期', '已转正', '已取消'])
          await expect(page.getByRole('article').getByText(state, { exact: true }).first()).toBeVisible();
        expect(await fits()).toBeLessThanOrEqual(0);
        expect(await findAccessibilityViolations(page)).toEqual([]);
        await page
          .getByRole('link', { name: /^申请延期/ })
          .first()
          .click();
        await expect(page.getByRole('button', { name: '提交延期申请' })).toBeVisible();
        expect(await fits()).toBeLessThanOrEqual(0);
        expect(await findAccessibilityViolations(page)).toEqual([]);
      });
    }
  });
}
