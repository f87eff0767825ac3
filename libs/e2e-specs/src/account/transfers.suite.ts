import type { Page } from '@playwright/test';
import type { BrandUnderTest } from '../brand-under-test';
import { findAccessibilityViolations } from '../checks/accessibility';
import { expect, test } from '../fixtures';
import { reloadUntil } from '../reload-until';
import { createFinance, type RemitFacts } from './finance';
import { buy } from './order-steps';

const PDF = {
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};

/** How far China is ahead of UTC, in milliseconds. */
const CHINA_OFFSET_MS = 8 * 3_600_000;

/** Orders that are paid by a transfer, as much as is owed, less and more. */
export function describeTransfers(brand: BrandUnderTest): void {
  const at = (path: string) => brand.basePath + path;
  const PRODUCT = at('/purchase-page?code=iot-hub');

  test.describe('transfers', () => {
    test('an order is paid by a transfer whose voucher is handed in', async ({ page, portal }) => {
      test.slow();
      const orderNo = await buy(page, portal, PRODUCT);
      await chooseTransfer(page);
      await expect(page).toHaveURL(at(`/overview/order-pay?transfer=${orderNo}`));
      await expect(page.getByText(/演示账号，请勿真实汇款/)).toBeVisible();
      const form = page.getByRole('form', { name: '上传汇款凭证' });
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await form.getByRole('textbox', { name: /汇款金额/ }).fill('1.00');
      await form.getByLabel(/汇款日期/).fill(new Date(Date.now() + CHINA_OFFSET_MS).toISOString().slice(0, 10));
      await form.locator('input[type=file]').setInputFiles({ ...PDF, name: '回单.pdf' });
      await expect(form.getByText('已上传', { exact: true })).toBeVisible();
      await form.getByRole('button', { name: '提交凭证' }).click();
      await expect(page.getByText(/汇款凭证已提交/)).toBeVisible();
      await page.getByRole('link', { name: '查看订单' }).click();
      await expect(page.getByRole('list', { name: '汇款凭证' })).toContainText('确认中');
      // The automatic operator of the demonstration has the money come in after twenty seconds.
      await reloadUntil(page, async (expectSoon) => {
        await expectSoon(page.getByRole('list', { name: '汇款凭证' })).toContainText('已确认到账');
        await expectSoon(page.getByRole('list', { name: '订单进度' })).toContainText('支付成功');
      });
    });

    test('of a transfer that is short the rest is asked for, and what is too much goes back', async ({
      page,
      portal,
    }) => {
      const finance = await createFinance(await portal.openOther('demo-operator', at('/overview/order')));
      const orderNo = await buy(page, portal, PRODUCT);
      const orderUrl = at(`/overview/order-details?orderNo=${orderNo}`);
      await chooseTransfer(page);
      const card = page.getByRole('region', { name: '汇款信息' });
      const facts = await readRemitFacts(page);

      await finance.receive(facts, orderNo, '1.00');
      await page.reload();
      await expect(card).toContainText('已到账¥1.00');
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await page.goto(orderUrl);
      await expect(page.getByRole('region', { name: '订单概况' })).toContainText('待付¥298.00');
      await page.goto(at(`/overview/order-pay?orderNos=${orderNo}`));
      await expect(page.getByText('已付 ¥1.00')).toBeVisible();
      await page.goto(at('/overview/message'));
      await expect(page.getByText(/订单收到部分汇款，还差 ¥/).first()).toBeVisible();

      await finance.receive(facts, orderNo, '99999.00');
      await page.goto(orderUrl);
      await expect(page.getByRole('list', { name: '订单进度' })).toContainText('确认到账');
      await expect(page.getByRole('link', { name: '去支付' })).toHaveCount(0);
      await page.goto(at('/overview/refund'));
      await expect(page.getByRole('region', { name: '退款列表' })).toContainText('¥99,701.00');
    });
  });
}

/** Chooses a transfer for the order whose result is shown. */
async function chooseTransfer(page: Page): Promise<void> {
  await page.getByRole('link', { name: '去支付' }).click();
  await page.getByRole('radio', { name: /对公汇款/ }).check();
  await page.getByRole('button', { name: '查看汇款信息' }).click();
}

async function readRemitFacts(page: Page): Promise<RemitFacts> {
  const card = page.getByRole('region', { name: '汇款信息' });
  const read = async (name: string) =>
    (await card.getByRole('term').filter({ hasText: name }).locator('+ dd').innerText()).replace(/[^\dA-Z]/g, '');
  return { account: await read('收款账号'), code: await read('汇款识别码') };
}
