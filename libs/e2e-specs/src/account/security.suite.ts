import type { Page } from '@playwright/test';
import type { BrandUnderTest } from '../brand-under-test';
import { expect, test } from '../fixtures';
import { fillInLogin, logInAt } from '../session/log-in';
import { createTelephone, maskTelephone, OWN_PASSWORD, registerAt, typeSentCode, waitForNextCode } from './own-account';

/** Account security: what an account is entered by, and where it is logged in. */
export function describeSecurity(brand: BrandUnderTest): void {
  const url = `${brand.basePath}/user-info/security`;

  /** Opens the page in a browser of a new account. */
  async function openOwn(page: Page): Promise<string> {
    const telephone = await registerAt(page, url);
    await expect(page).toHaveURL(url);
    await expect(page.getByRole('heading', { level: 1, name: '账号安全' })).toBeVisible();
    return telephone;
  }

  test.describe('account security', () => {
    test('a user changes the telephone with codes to both numbers, and logs in by the new one', async ({
      page,
      browser,
      expectedMessages,
    }) => {
      expectedMessages.push(/status of 400/);
      const telephone = await openOwn(page);
      const next = createTelephone();
      await page.getByRole('button', { name: '更换手机号' }).click();
      const dialog = page.getByRole('dialog');
      await waitForNextCode(page, telephone);
      await typeSentCode(dialog, page, telephone, '用于更换手机号');
      await dialog.getByRole('button', { name: '下一步' }).click();
      await dialog.getByLabel(/^新手机号/).fill(next);
      await typeSentCode(dialog, page, next, '用于绑定手机号');
      await dialog.getByRole('button', { name: '确认绑定' }).click();
      await expect(dialog.getByText('手机号已绑定')).toBeVisible();
      await dialog.getByRole('button', { name: '完成' }).click();
      await expect(page.getByText(maskTelephone(next))).toBeVisible();

      const other = await browser.newContext();
      const second = await other.newPage();
      await logInAt(second, url, telephone, OWN_PASSWORD);
      await expect(second.getByRole('alert').getByText('账号或密码错误')).toBeVisible();
      await fillInLogin(second, next, OWN_PASSWORD);
      await expect(second).toHaveURL(url);
      await other.close();
    });

    test('a user logs another browser out, and changes the password by keyboard', async ({
      page,
      browser,
      expectedMessages,
    }) => {
      expectedMessages.push(/status of 401/);
      const telephone = await openOwn(page);
      const other = await browser.newContext();
      const second = await other.newPage();
      await logInAt(second, url, telephone, OWN_PASSWORD);
      await expect(second.getByText('当前设备')).toBeVisible();

      await page.reload();
      await expect(page.getByText('密码登录')).toBeVisible();
      await page.getByRole('button', { name: /^将 .* 下线$/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: '确认下线' }).click();
      await expect(page.getByText(/已下线$/)).toBeVisible();
      await expect(page.getByRole('button', { name: '全部下线' })).toHaveCount(0);
      await second.reload();
      await expect(second).toHaveURL(/\/loginPage\/#\/login/);
      await other.close();

      const opener = page.getByRole('button', { name: '修改密码' });
      await opener.focus();
      await page.keyboard.press('Enter');
      await page.getByLabel(/^当前密码/).focus();
      await page.keyboard.type(OWN_PASSWORD);
      await page.keyboard.press('Tab');
      await page.keyboard.type('Moon-2027');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Moon-2027');
      await page.keyboard.press('Enter');
      await expect(page.getByText('登录密码已修改')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(opener).toBeFocused();
    });
  });
}
