import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import type { BrandUnderTest } from '../brand-under-test';
import { findAccessibilityViolations } from '../checks/accessibility';
import { expect, type PortalPage, test } from '../fixtures';
import { readCode } from './own-account';

/** Work of the background, which a busy machine may take its time for. */
const SEALED_MS = 60_000;

/** Contracts from the application to the file that both have signed. */
export function describeContracts(brand: BrandUnderTest): void {
  const at = (path: string) => brand.basePath + path;

  /** Applies for a framework, and opens its draft. */
  async function apply(page: Page, portal: PortalPage): Promise<string> {
    await portal.readAs('demo-enterprise', at('/overview/contract'));
    await page.getByRole('main').getByRole('link', { name: '申请合同' }).first().click();
    await page.getByRole('radio', { name: /^框架/ }).check();
    await expect(page.getByLabel(/合同模板/)).toHaveValue('framework-agreement');
    await page.getByLabel(/签署人姓名/).fill('沈澄湖');
    await page.getByLabel(/^联系人/).fill('王敏');
    await page.getByLabel(/联系地址/).fill('示例省示例市示例路 8 号 3 楼');
    await page.getByRole('button', { name: '保存并预览' }).click();
    await expect(page).toHaveURL(/contract-detail\?id=CT/);
    return new URL(page.url()).searchParams.get('id') ?? '';
  }

  async function submit(page: Page): Promise<void> {
    await page.getByRole('button', { name: '提交合同', exact: true }).click();
    await page.getByRole('button', { name: '确认提交合同' }).click();
    await expect(page.getByText('待客户签署').first()).toBeVisible();
  }

  /** Signs what a button shows, by a code. */
  async function sign(page: Page, id: string, opener: Locator, what = ''): Promise<void> {
    await opener.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox').check();
    const sent = dialog.getByText(/验证码已发送至/);
    // A telephone gets one code in a minute.
    await expect(async () => {
      await dialog.getByRole('button', { name: '获取验证码' }).click();
      await expect(sent).toBeVisible({ timeout: 5000 });
    }).toPass({ intervals: [10_000], timeout: 180_000 });
    const telephone = /1\d\d\*{4}\d{4}/.exec((await sent.textContent()) ?? '')?.[0] ?? '';
    await dialog.getByLabel(/短信验证码/).fill(await readCode(page, telephone, `签署合同${id}${what}，`));
    await dialog.getByRole('button', { name: '签署', exact: true }).click();
  }

  test.describe('a contract', () => {
    test('is applied for, read, signed by a code, and kept', async ({ page, portal, expectedMessages }) => {
      test.slow();
      expectedMessages.push(/429/);
      const id = await apply(page, portal);
      const text = page.getByRole('region', { name: /全文$/ });
      await expect(text).toContainText('工业互联网平台框架合作协议');
      await expect(page.getByText('草稿', { exact: true }).first()).toBeVisible();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await submit(page);

      await sign(page, id, page.getByRole('button', { name: '签署', exact: true }));
      await expect(page.getByText('已生效', { exact: true }).first()).toBeVisible({ timeout: SEALED_MS });

      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: '下载 PDF' }).click();
      const path = await (await saving).path();
      await page.getByRole('button', { name: '验签' }).click();
      await page.getByLabel('合同文件').setInputFiles({
        ...{ name: '合同.pdf', mimeType: 'application/pdf' },
        buffer: await readFile(path),
      });
      await expect(page.getByText('合同.pdf：签名有效，文件自签署后未被修改')).toBeVisible();
    });

    test('is ended before its time by an agreement that both sides sign', async ({
      page,
      portal,
      expectedMessages,
    }) => {
      test.slow();
      expectedMessages.push(/429/);
      const id = await apply(page, portal);
      await submit(page);
      await sign(page, id, page.getByRole('button', { name: '签署', exact: true }));
      await expect(page.getByText('已生效', { exact: true }).first()).toBeVisible({ timeout: SEALED_MS });

      await page.getByRole('button', { name: '解约', exact: true }).click();
      await page
        .getByRole('dialog')
        .getByLabel(/解约原因/)
        .fill('项目终止，双方协商解除');
      await sign(page, id, page.getByRole('button', { name: '查看解除协议' }), '的解除协议');
      await expect(page.getByText('解约中', { exact: true }).first()).toBeVisible();
      await page.getByRole('button', { name: '撤回解约', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(/撤回解约原因/).fill('决定继续履行');
      await dialog.getByRole('button', { name: '撤回解约', exact: true }).click();
      await expect(page.getByText('已生效', { exact: true }).first()).toBeVisible();
      await expect(page.getByRole('list', { name: '合同进度' })).toContainText('决定继续履行');
    });

    test('is declined with a reason, and applied for once more', async ({ page, portal }) => {
      await apply(page, portal);
      await submit(page);
      await page.getByRole('button', { name: '拒签' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(/拒签原因/).fill('付款期限与约定不一致');
      await dialog.getByRole('button', { name: '拒签', exact: true }).click();
      await expect(page.getByText('已拒签', { exact: true }).first()).toBeVisible();
      await expect(page.getByRole('list', { name: '合同进度' })).toContainText('付款期限与约定不一致');
      await page.getByRole('link', { name: '重新申请' }).click();
      await expect(page.getByLabel(/签署人姓名/)).toHaveValue('沈澄湖');
    });

    for (const width of [1440, 390]) {
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
