import type { Page } from '@playwright/test';
import type { BrandUnderTest } from '../brand-under-test';
import { findAccessibilityViolations } from '../checks/accessibility';
import { expect, test } from '../fixtures';
import { reloadUntil } from '../reload-until';
import {
  createAccount,
  createLink,
  DAIRY,
  type Enterprise,
  fillAccount,
  fillEnterprise,
  findAmountPanel,
  findFailure,
  MACHINES,
  submit,
  verifyAmount,
} from './enterprise-steps';
import { submitOrder } from './order-steps';
import { createTelephone, OWN_PASSWORD, readAmount, registerAt } from './own-account';
import { agree, fillPerson } from './person-steps';

const FACE = { name: '林予安', idNumber: '11000019900307001X' };

/** An enterprise of the sandbox whose bank takes its time for ever. */
const UNPAID: Enterprise = {
  ...{ name: '久等包装有限公司', code: '91990000MA0000080G' },
  ...{ legalPerson: '赵错卡', idNumber: '310000196607200093' },
};

/** What time alone does to verifications, in a portal whose clock is moved on. */
export function describeRealnameTimers(brand: BrandUnderTest): void {
  const at = (path: string) => `${brand.basePath}${path}`;

  const failsBy = (page: Page, reason: string) =>
    reloadUntil(page, (expectSoon) => expectSoon(findFailure(page)).toContainText(reason));

  /** Has an amount sent to an account of an enterprise; returns the account. */
  async function applyFor(page: Page, enterprise: Enterprise): Promise<string> {
    await fillEnterprise(page, enterprise);
    await submit(page, '提交核验');
    const account = createAccount();
    await fillAccount(page, enterprise, account);
    return account;
  }

  test.describe('real-name verification as time passes', () => {
    test('codes, links, waits and locks end when they are said to', async ({ startPortal }) => {
      test.slow();
      const portal = await startPortal();
      const owner = await portal.openVisitor();
      const guest = await portal.openVisitor();
      const { page } = owner;
      const telephone = await registerAt(page, at('/overview/personal-byface'));
      const logIn = (path: string) => owner.logIn(at(path), telephone, OWN_PASSWORD);

      // The code that a telephone scans: ten minutes.
      await agree(page);
      await fillPerson(page, FACE);
      await page.getByRole('button', { name: '下一步' }).click();
      await agree(page);
      await page.getByRole('button', { name: '获取二维码' }).click();
      await expect(page.getByRole('status').filter({ hasText: '等待扫码' })).toBeVisible();
      await portal.passMinutes(11);
      await expect(page.getByRole('status').filter({ hasText: '二维码已过期' })).toBeVisible();
      await page.getByRole('button', { name: '重新获取二维码' }).click();
      await expect(page.getByRole('status').filter({ hasText: '等待扫码' })).toBeVisible();

      // What nobody finishes, and the link of a legal representative: a day.
      await portal.passDays(1);
      await logIn('/overview/realname');
      await failsBy(page, '24小时内没有完成核验');
      await page.goto(at('/overview/enterprise-info?type=2&method=4'));
      await fillEnterprise(page, MACHINES, createTelephone());
      await submit(page, '提交核验');
      const { pathname, search } = new URL(await createLink(page));
      await guest.page.goto(pathname + search);
      await expect(guest.page.getByRole('button', { name: '我是法定代表人，同意' })).toBeVisible();
      await portal.passDays(1);
      await guest.page.reload();
      await expect(guest.page.getByText('链接已失效，请联系经办人重新获取')).toBeVisible();

      // Three wrong amounts: a day without another.
      await logIn('/overview/enterprise-info?type=2&method=3');
      const guessed = await applyFor(page, DAIRY);
      const wrong = (await readAmount(page, guessed)) === '0.50' ? '0.51' : '0.50';
      for (const left of [2, 1]) {
        await verifyAmount(page, wrong);
        await expect(findAmountPanel(page)).toContainText(`金额不符，还可尝试${left}次`);
      }
      await verifyAmount(page, wrong);
      await expect(findFailure(page)).toContainText('解锁时间');
      await page.goto(at('/overview/enterprise-info?type=2&method=3'));
      await expect(page.getByRole('region', { name: '这种方式的次数已用完' })).toContainText('后可再试');
      await portal.passDays(1);
      await logIn('/overview/realname');
      await findFailure(page).getByRole('link', { name: '重新填写' }).click();

      // A bank that does not pay: three days.
      await applyFor(page, UNPAID);
      await expect(page.getByRole('region', { name: '已申请打款，等待银行处理' })).toBeVisible();
      await portal.passDays(3);
      await logIn('/overview/realname');
      await failsBy(page, '银行未在72小时内打款，请核对账户后重新申请');
      await findFailure(page).getByRole('link', { name: '重新填写' }).click();

      // An amount that nobody tells: ten days.
      await applyFor(page, DAIRY);
      await expect(findAmountPanel(page)).toBeVisible();
      await portal.passDays(10);
      await logIn('/overview/realname');
      const history = page.getByRole('region', { name: '认证记录' });
      await reloadUntil(page, (expectSoon) => expectSoon(history).toContainText('10天内没有验证到账金额'));
      await expect(page.getByRole('link', { name: '开始认证' })).toBeVisible();
    });

    test('a licence that ends is told of twice, and stops purchases a month later', async ({ startPortal }) => {
      test.slow();
      const portal = await startPortal();
      const owner = await portal.openVisitor();
      const { page } = owner;
      const logIn = (path: string) => owner.logIn(at(path), 'demo-expiring');
      const reminders = page.getByRole('link', { name: /实名认证的证照将在\d+天后到期/ });

      await logIn('/overview/message?type=realname');
      await reloadUntil(page, (expectSoon) => expectSoon(reminders).toHaveCount(1));
      await portal.passDays(14);
      await logIn('/overview/message?type=realname');
      await reloadUntil(page, (expectSoon) => expectSoon(reminders).toHaveCount(2));
      await page.goto(at('/overview/realname'));
      await expect(page.getByRole('link', { name: '更新证照' })).toBeVisible();

      await portal.passDays(7);
      await logIn('/overview/realname');
      const standing = page.getByRole('region', { name: '认证状态' });
      await reloadUntil(page, (expectSoon) => expectSoon(standing).toContainText('到期30天后不能购买'));
      await page.goto(at('/purchase-page?code=iot-hub'));
      await expect(page.getByRole('status').filter({ hasText: '到期30天后不能下单' })).toBeVisible();
      await submitOrder(page);

      await portal.passDays(30);
      await logIn('/purchase-page?code=iot-hub');
      const notice = page
        .getByRole('alert')
        .filter({ hasText: '实名认证的证照已过期超过30天，请先更新实名认证再下单' });
      await expect(notice).toBeVisible();
      // What it would cost is shown all the same.
      await expect(page.getByRole('complementary', { name: '配置费用' })).toContainText('¥');
      await expect(page.getByRole('button', { name: '下一步，确认订单' })).toBeDisabled();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await notice.getByRole('link', { name: '更新实名认证' }).click();
      await expect(standing.getByRole('link', { name: '更新证照' })).toBeVisible();
    });
  });
}
