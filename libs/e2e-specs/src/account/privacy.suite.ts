import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type { BrandUnderTest } from '../brand-under-test';
import { expect, test } from '../fixtures';
import { BACKGROUND_MS } from '../reload-until';
import { DEMO_PASSWORD, logInAt } from '../session/log-in';
import { OWN_PASSWORD, registerAt, typeSentCode, waitForNextCode } from './own-account';

/** Consents, the export of personal data, and the closing of an account. */
export function describePrivacy(brand: BrandUnderTest): void {
  const url = `${brand.basePath}/user-info/privacy`;

  /** Opens the page as a user of the demonstration. */
  async function openAs(page: Page, account: string): Promise<void> {
    await logInAt(page, url, account);
    await expect(page).toHaveURL(url);
    await expect(page.getByRole('heading', { level: 1, name: '隐私与数据' })).toBeVisible();
  }

  /** Opens the page as a new user, and asks for the account to be closed; returns its telephone. */
  async function closeOwnAccount(page: Page): Promise<string> {
    const telephone = await registerAt(page, url);
    await page.getByRole('button', { name: '申请注销' }).click();
    const dialog = page.getByRole('dialog');
    await waitForNextCode(page, telephone);
    await typeSentCode(dialog, page, telephone, '用于注销账号');
    await dialog.getByRole('button', { name: '下一步' }).click();
    await dialog.getByLabel(/注销原因/).selectOption('不再使用');
    await dialog.getByLabel(/请输入「注销」/).fill('注销');
    await dialog.getByRole('button', { name: '确认注销' }).click();
    await expect(page.getByText('天后注销')).toBeVisible();
    return telephone;
  }

  test.describe('privacy', () => {
    test('a user gives a consent and withdraws it, which is still so after a reload', async ({ page }) => {
      await openAs(page, 'demo-new');
      await expect(page.getByText(/\d{2}:\d{2} 注册时同意/)).toHaveCount(2);
      const marketing = page.getByRole('switch', { name: '营销短信与邮件' });
      await expect(marketing).not.toBeChecked();
      await marketing.click();
      await expect(page.getByText(/\d{2}:\d{2} 同意$/)).toBeVisible();
      await page.reload();
      await expect(marketing).toBeChecked();
      await marketing.press('Space');
      await expect(page.getByText(/撤回$/)).toBeVisible();
      await page.reload();
      await expect(marketing).not.toBeChecked();
    });

    test('a user exports the own data and downloads the zip', async ({ page }) => {
      await openAs(page, 'demo-new');
      await page.getByRole('button', { name: '申请导出' }).click();
      const dialog = page.getByRole('dialog');
      // The account has no number: its password proves whose it is.
      await dialog.getByLabel(/^登录密码/).fill(DEMO_PASSWORD);
      await dialog.getByRole('button', { name: '下一步' }).click();
      const save = page.getByRole('button', { name: '下载', exact: true });
      // The portal looks for exports every few seconds.
      await expect(save).toBeVisible({ timeout: BACKGROUND_MS });
      const downloading = page.waitForEvent('download');
      await save.click();
      const download = await downloading;
      expect(download.suggestedFilename()).toMatch(/^个人数据-\d{4}-\d{2}-\d{2}\.zip$/);
      const bytes = readFileSync(await download.path());
      expect(bytes.subarray(0, 2).toString()).toBe('PK');
      for (const name of ['profile.json', 'profile.csv', 'consents.json', 'login-log.csv'])
        expect(bytes.includes(name)).toBe(true);
      await expect(page.getByRole('button', { name: '重新导出' })).toBeDisabled();
      await expect(page.getByText(/后可再次导出/)).toBeVisible();
    });

    test('a user closes the account and takes it back', async ({ page }) => {
      await closeOwnAccount(page);
      await page.reload();
      await page.getByRole('button', { name: '取消注销' }).click();
      await expect(page.getByRole('button', { name: '申请注销' })).toBeEnabled();
    });

    test('a user who logs in again keeps the account', async ({ page, browser }) => {
      const telephone = await closeOwnAccount(page);
      const other = await browser.newContext();
      const second = await other.newPage();
      await logInAt(second, url, telephone, OWN_PASSWORD);
      await expect(second.getByRole('button', { name: '申请注销' })).toBeEnabled();
      await other.close();
    });

    test('a person of the platform has to be relieved of the roles first', async ({ page }) => {
      await openAs(page, 'demo-operator');
      const button = page.getByRole('button', { name: '申请注销' });
      await expect(button).toBeDisabled();
      await expect(button).toHaveAccessibleDescription(/请联系管理员解除职责/);
    });
  });
}
