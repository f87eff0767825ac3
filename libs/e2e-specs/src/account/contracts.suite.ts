import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import type { BrandUnderTest } from '../brand-under-test';
import { findAccessibilityViolations } from '../checks/accessibility';
import { expect, type PortalPage, test } from '../fixtures';
import { BACKGROUND_MS, openUntil } from '../reload-until';
import { fillInContract, signByCode, submitContract } from './contract-steps';
import { payOnline, submitOrder } from './order-steps';

/** A file of which one byte of its first page differs, which no reader would see. */
function changeByte(file: Buffer): Buffer {
  const changed = Buffer.from(file);
  const place = changed.indexOf('stream') + 20;
  changed[place] = (changed[place] ?? 0) ^ 1;
  return changed;
}

/** Contracts from the application to the file that both have signed. */
export function describeContracts(brand: BrandUnderTest): void {
  const at = (path: string) => brand.basePath + path;

  /** Applies for a framework, and opens its draft. */
  async function apply(page: Page, portal: PortalPage): Promise<string> {
    await portal.readAs('demo-enterprise', at('/overview/contract'));
    await page.getByRole('main').getByRole('link', { name: '申请合同' }).first().click();
    await page.getByRole('radio', { name: /^框架/ }).check();
    await expect(page.getByLabel(/合同模板/)).toHaveValue('framework-agreement');
    return fillInContract(page);
  }

  /** Orders a product for a company; its page is open. */
  async function buy(page: Page, portal: PortalPage, isContractFirst: boolean): Promise<string> {
    await portal.readAs('demo-enterprise', at('/purchase-page?code=iot-hub'));
    return submitOrder(page, { isContractFirst });
  }

  test.describe('a contract', () => {
    test.describe('signed by a code', () => {
      // A telephone gets one code in a minute, and five in a day: they are signed one after the other.
      test.describe.configure({ mode: 'default' });

      test('is applied for, read, signed, kept, and not ended after all', async ({
        page,
        portal,
        expectedMessages,
      }) => {
        test.slow();
        expectedMessages.push(/status of 429/);
        const id = await apply(page, portal);
        const text = page.getByRole('region', { name: /全文$/ });
        await expect(text).toContainText('工业互联网平台框架合作协议');
        await expect(page.getByText('草稿', { exact: true }).first()).toBeVisible();
        expect(await findAccessibilityViolations(page)).toEqual([]);
        await submitContract(page);

        await signByCode(page, id, page.getByRole('button', { name: '签署', exact: true }));
        await expect(page.getByText('已生效', { exact: true }).first()).toBeVisible({ timeout: BACKGROUND_MS });

        const saving = page.waitForEvent('download');
        await page.getByRole('button', { name: '下载 PDF' }).click();
        const path = await (await saving).path();
        await page.getByRole('button', { name: '验签' }).click();
        await page.getByLabel('合同文件').setInputFiles({
          ...{ name: '合同.pdf', mimeType: 'application/pdf' },
          buffer: await readFile(path),
        });
        await expect(page.getByText('合同.pdf：签名有效，文件自签署后未被修改')).toBeVisible();
        await page.getByLabel('合同文件').setInputFiles({
          ...{ name: '改过的合同.pdf', mimeType: 'application/pdf' },
          buffer: changeByte(await readFile(path)),
        });
        await expect(page.getByText(/^改过的合同\.pdf：.*被修改/)).toBeVisible();
        await page.keyboard.press('Escape');
        const reporting = page.waitForEvent('download');
        await page.getByRole('button', { name: '存证报告' }).click();
        const report = await readFile(await (await reporting).path());
        expect(report.subarray(0, 5).toString()).toBe('%PDF-');

        await page.getByRole('button', { name: '解约', exact: true }).click();
        await page
          .getByRole('dialog')
          .getByLabel(/解约原因/)
          .fill('项目终止，双方协商解除');
        await signByCode(page, id, page.getByRole('button', { name: '查看解除协议' }), '的解除协议');
        await expect(page.getByText('解约中', { exact: true }).first()).toBeVisible();
        await page.getByRole('button', { name: '撤回解约', exact: true }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel(/撤回解约原因/).fill('决定继续履行');
        await dialog.getByRole('button', { name: '撤回解约', exact: true }).click();
        await expect(page.getByText('已生效', { exact: true }).first()).toBeVisible();
        await expect(page.getByRole('list', { name: '合同进度' })).toContainText('决定继续履行');
      });

      test('comes before an order is opened, where that was chosen', async ({ page, portal, expectedMessages }) => {
        test.slow();
        expectedMessages.push(/status of 429/);
        const orderNo = await buy(page, portal, true);
        await payOnline(page);
        await page.goto(at(`/overview/order-details?orderNo=${orderNo}`));
        const contracts = page.getByRole('region', { name: '合同', exact: true });
        await expect(contracts).toContainText('您选择了先签合同：合同生效后自动开通');
        await contracts.getByRole('link', { name: '申请合同' }).click();
        await expect(page.getByRole('checkbox', { name: new RegExp(`^${orderNo}`) })).toBeChecked();
        const id = await fillInContract(page);
        await submitContract(page);
        await signByCode(page, id, page.getByRole('button', { name: '签署', exact: true }));
        await expect(page.getByText('已生效', { exact: true }).first()).toBeVisible({ timeout: BACKGROUND_MS });

        const summary = page.getByRole('region', { name: '订单概况' });
        await openUntil(page, at(`/overview/order-details?orderNo=${orderNo}`), (expectSoon) =>
          expectSoon(summary.getByText('已完成', { exact: true })).toBeVisible(),
        );
        await expect(page.getByRole('list', { name: '订单的合同' })).toContainText(id);
      });
    });

    test('is declined with a reason, and applied for once more', async ({ page, portal }) => {
      await apply(page, portal);
      await submitContract(page);
      await page.getByRole('button', { name: '拒签' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(/拒签原因/).fill('付款期限与约定不一致');
      await dialog.getByRole('button', { name: '拒签', exact: true }).click();
      await expect(page.getByText('已拒签', { exact: true }).first()).toBeVisible();
      await expect(page.getByRole('list', { name: '合同进度' })).toContainText('付款期限与约定不一致');
      await page.getByRole('link', { name: '重新申请' }).click();
      await expect(page.getByLabel(/签署人姓名/)).toHaveValue('沈澄湖');
    });

    test('is made of a letter of intent about an order', async ({ page, portal }) => {
      const orderNo = await buy(page, portal, false);
      await page.goto(at(`/overview/contract-apply?orderNos=${orderNo}`));
      await page.getByRole('radio', { name: /^意向/ }).check();
      await expect(page.getByLabel(/合同模板/)).toHaveValue('letter-of-intent');
      const id = await fillInContract(page);
      await submitContract(page, '意向合同已通过审核');
      await page.getByRole('link', { name: '转为正式', exact: true }).click();
      await expect(page).toHaveURL(at(`/overview/contract-become?id=${id}`));
      await expect(page.getByText('企业实名认证：已满足')).toBeVisible();
      await expect(page.getByRole('region', { name: '意向合同概况' })).toContainText(orderNo);
      await page.getByRole('button', { name: '预览正式合同' }).click();
      await expect(page.getByRole('region', { name: '《工业互联网平台服务合同》全文' })).toBeVisible();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await page.getByRole('button', { name: '转为正式合同' }).click();
      await page.getByRole('button', { name: '确认转为正式合同' }).click();
      await expect(page).toHaveURL(at(`/overview/contract-detail?id=${id}`));
      await expect(page.getByText('待客户签署').first()).toBeVisible();
      await expect(page.getByRole('region', { name: '《工业互联网平台服务合同》全文' })).toBeVisible();
    });

    for (const width of [1440, 1024, 390]) {
      test(`is accessible and fits a window ${width} wide`, async ({ page, portal }) => {
        await page.setViewportSize({ width, height: 900 });
        const fits = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        await apply(page, portal);
        await expect(page.getByRole('region', { name: /全文$/ })).toBeVisible();
        expect(await findAccessibilityViolations(page)).toEqual([]);
        expect(await fits()).toBeLessThanOrEqual(0);
        await page.getByRole('button', { name: '删除草稿', exact: true }).click();
        await page.getByRole('button', { name: '确认删除草稿' }).click();
        await expect(page).toHaveURL(at('/overview/contract'));
        await expect(page.getByRole('navigation', { name: '按状态查看' })).toBeVisible();
        expect(await findAccessibilityViolations(page)).toEqual([]);
        expect(await fits()).toBeLessThanOrEqual(0);
      });
    }
  });
}
