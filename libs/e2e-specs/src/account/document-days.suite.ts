import type { Page } from '@playwright/test';
import type { BrandUnderTest } from '../brand-under-test';
import { expect, test } from '../fixtures';
import { openUntil } from '../reload-until';
import { payOnline, submitOrder } from './order-steps';

/** Invoices and refunds whose time goes by, in a portal whose clock is moved on. */
export function describeDocumentDays(brand: BrandUnderTest): void {
  const at = (path: string) => brand.basePath + path;

  /** Opens the newest document behind a tab of its list; returns its address. */
  async function openFirst(page: Page, path: string, list: string): Promise<string> {
    await page.goto(at(path));
    await page.getByRole('region', { name: list }).getByRole('link', { name: /^查看/ }).first().click();
    await expect(page.getByRole('region', { name: /概况$/ })).toBeVisible();
    return page.url();
  }

  /** Reads a document until its summary says something: the portal looks around every few seconds. */
  const readUntil = (page: Page, url: string, says: RegExp | string) =>
    openUntil(page, url, (expectSoon) => expectSoon(page.getByRole('region', { name: /概况$/ })).toContainText(says));

  test('days pass: what is posted counts as received, a red invoice nobody confirms is void, refunds go on', async ({
    startPortal,
  }) => {
    test.slow();
    const portal = await startPortal();
    const { page, logIn } = await portal.openVisitor();
    await logIn(at('/overview/refund'), 'demo-enterprise');

    const supplemented = await openFirst(page, '/overview/refund?status=supplement', '退款列表');
    await page.getByRole('button', { name: '补充材料' }).click();
    await page.getByRole('textbox', { name: /补充说明/ }).fill('集团已统一采购，附采购通知编号 CG-2026-118。');
    await page.getByRole('button', { name: '提交材料' }).click();
    await expect(page.getByText('材料已提交，请等待审核')).toBeVisible();

    await openFirst(page, '/overview/refund?status=failed', '退款列表');
    await page.getByRole('button', { name: '更正收款账户' }).click();
    await page.getByRole('textbox', { name: /收款户名/ }).fill('澄湖乳业（江苏）有限公司');
    await page.getByRole('textbox', { name: /开户行/ }).fill('示例银行示例支行');
    await page.getByRole('textbox', { name: /银行账号/ }).fill('6200000000000000117');
    await page.getByRole('button', { name: '提交收款账户' }).click();
    await expect(page.getByText('收款账户已更新，财务将重新退款')).toBeVisible();
    await expect(page.getByRole('region', { name: '退款概况' })).toContainText('等待财务按您更正的账户重新退款');

    const awaiting = await openFirst(page, '/overview/refund?status=invoice', '退款列表');
    await expect(page.getByRole('region', { name: '退款概况' })).toContainText(
      /待退票.*发票，须先退回发票，红冲完成后自动继续退款/,
    );
    await page.getByRole('region', { name: '待退回的发票' }).getByRole('link').first().click();
    await page.getByRole('button', { name: '退票', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /服务终止/ }).check();
    await dialog.getByRole('button', { name: '申请退票' }).click();
    await readUntil(page, page.url(), '已红冲');
    // Finance of the demonstration decides and pays by now; what has waited for an hour it takes for history.
    for (const refund of [awaiting, supplemented]) await readUntil(page, refund, '已退款');

    await page.goto(at('/purchase-page?code=cache'));
    const undelivered = await submitOrder(page, { remark: '模拟开通失败' });
    await payOnline(page);
    const order = at(`/overview/order-details?orderNo=${undelivered}`);
    const failures = page.getByRole('list', { name: '订单进度' }).getByText('开通未成功', { exact: true });
    // It is tried again a minute after the first failure, and ten after the second.
    for (const [tried, minutes] of [
      [1, 2],
      [2, 11],
    ] as const) {
      await openUntil(page, order, (expectSoon) => expectSoon(failures.nth(tried - 1)).toBeVisible());
      await portal.passMinutes(minutes);
    }
    const done = page.getByRole('link', { name: '退款已完成' });
    await openUntil(page, order, (expectSoon) => expectSoon(done).toBeVisible());
    await done.click();
    await page.getByRole('region', { name: '退款列表' }).getByRole('link', { name: /^查看/ }).first().click();
    await expect(page.getByRole('region', { name: '退款概况' })).toContainText('已退款');
    await expect(page.getByRole('main')).toContainText(undelivered);

    const posted = await openFirst(page, '/overview/invoice?status=posted', '发票列表');
    const unconfirmed = await openFirst(page, '/overview/invoice?status=reversed', '发票列表');
    await expect(page.getByRole('region', { name: '发票概况' })).toContainText('退票中');

    // Fifteen days after it was posted, and seventy-two hours after it was asked for a confirmation.
    await portal.passDays(15);
    await logIn(new URL(unconfirmed).pathname + new URL(unconfirmed).search, 'demo-enterprise');
    await readUntil(page, unconfirmed, /退票驳回.*72小时内未确认/);
    await expect(page.getByRole('button', { name: '退票', exact: true })).toBeVisible();
    await readUntil(page, posted, '已开票');
    await expect(page.getByRole('list', { name: '发票进度' })).toContainText('确认签收');
  });
}
