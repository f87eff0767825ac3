import type { Page } from '@playwright/test';
import type { BrandUnderTest } from '../brand-under-test';
import { findAccessibilityViolations } from '../checks/accessibility';
import { expect, test } from '../fixtures';
import { passCaptcha } from '../session/captcha-answer';

const dialog = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

/** The floating side toolbar (spec §1, §4). */
export function describeToolbox(brand: BrandUnderTest): void {
  test.describe('toolbox', () => {
    test.beforeEach(async ({ portal }) => {
      await portal.open(brand.home);
    });

    test('phone and QR dialogs exclude each other, and a second click closes', async ({ page }) => {
      const phone = page.getByRole('button', { name: '电话咨询' });
      const qrCode = page.getByRole('button', { name: '扫码咨询' });
      await phone.click();
      await expect(dialog(page, '电话咨询')).toBeVisible();
      await qrCode.click();
      await expect(dialog(page, '电话咨询')).toBeHidden();
      await expect(dialog(page, '扫码咨询')).toBeVisible();
      await qrCode.click();
      await expect(dialog(page, '扫码咨询')).toBeHidden();
    });

    test('dialogs close on Escape, with the focus back on their button, and on a press elsewhere', async ({ page }) => {
      const phone = page.getByRole('button', { name: '电话咨询' });
      await phone.click();
      await page.keyboard.press('Escape');
      await expect(dialog(page, '电话咨询')).toBeHidden();
      await expect(phone).toBeFocused();
      await phone.click();
      await expect(dialog(page, '电话咨询')).toBeVisible();
      await page.getByRole('heading', { level: 2 }).first().click();
      await expect(dialog(page, '电话咨询')).toBeHidden();
    });

    test('has the hotline of the brand, and promises no chat where there is none', async ({ page }) => {
      await page.getByRole('button', { name: '电话咨询' }).click();
      const toolbox = page.getByRole('complementary', { name: '快捷服务' });
      const hotline = (await page.getByRole('contentinfo').locator('a[href^="tel:"]').getAttribute('href')) ?? '';
      await expect(toolbox.locator('a[href^="tel:"]')).toHaveAttribute('href', hotline);
      await expect(toolbox.getByText('在线咨询')).toHaveCount(0);
      await toolbox.getByRole('link', { name: '联系我们' }).click();
      await expect(page).toHaveURL(`${brand.basePath}/contact`);
    });

    test('leads back to the top', async ({ page }) => {
      await page.evaluate(() => window.scrollTo(0, 3000));
      await page.getByRole('button', { name: '返回顶部' }).click();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    });

    test('sends a consultation from its dialog', async ({ page }) => {
      await page.getByRole('button', { name: '项目咨询' }).first().click();
      const dialog = page.getByRole('dialog', { name: '项目咨询' });
      await expect(dialog).toBeVisible();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await dialog.getByRole('button', { name: '提交' }).click();
      await expect(dialog.getByText('请输入联系人')).toBeVisible();
      await expect(dialog.getByText('请先完成安全验证')).toBeVisible();
      await dialog.getByLabel('联系人').fill('李工');
      await dialog.getByLabel('公司名称').fill('澄湖乳业');
      await dialog.getByLabel('联系电话').fill('13900139000');
      await dialog.getByRole('radio', { name: '方案咨询' }).check();
      await dialog.getByLabel('需求描述').fill('希望了解乳品产线的能耗监测方案');
      await passCaptcha(dialog);
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await dialog.getByRole('checkbox').check();
      await dialog.getByRole('button', { name: '提交' }).click();
      await expect(page.getByText('提交成功').first()).toBeVisible();
    });
  });
}
