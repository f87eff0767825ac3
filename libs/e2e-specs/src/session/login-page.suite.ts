import type { Page } from '@playwright/test';
import type { BrandUnderTest } from '../brand-under-test';
import { findAccessibilityViolations } from '../checks/accessibility';
import { expect, test } from '../fixtures';
import {
  createTelephone,
  maskTelephone,
  OWN_PASSWORD,
  readCode,
  registerAt,
  waitForNextCode,
} from '../account/own-account';
import { passCaptcha } from './captcha-answer';
import { fillInLogin, findAccountMenu, openLogin } from './log-in';

/** The login page's own screens. */
export function describeLoginPage(brand: BrandUnderTest): void {
  test.describe('login page', () => {
    test.beforeEach(({ expectedMessages }) => void expectedMessages.push(/status of (40[0-9]|422|429)/));

    for (const width of [1440, 1024, 390]) {
      test(`is accessible and fits a window ${width} wide`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        for (const screen of ['login', 'register', 'reset', 'outbox', 'unavailable', 'failed']) {
          await page.goto('about:blank');
          await page.goto(`/loginPage/#/${screen}`);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByText('正在打开')).toHaveCount(0);
          expect(await findAccessibilityViolations(page)).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        }
      });
    }

    test('refuses a wrong password without telling whether the account exists', async ({ page, portal }) => {
      await portal.open(brand.home);
      await page.getByRole('banner').getByRole('button', { name: '登录' }).click();
      for (const userName of ['demo-personal', `nobody-${Date.now()}`]) {
        await fillInLogin(page, userName, 'wrong');
        await expect(page.getByRole('alert').getByText('账号或密码错误')).toBeVisible();
      }
      await fillInLogin(page, 'demo-personal');
      await expect(page).toHaveURL(brand.home);
    });

    test('is worked by keyboard alone', async ({ page, portal }) => {
      await portal.open(brand.home);
      await page.getByRole('banner').getByRole('button', { name: '登录' }).click();
      await page.getByLabel('账号', { exact: true }).focus();
      await page.keyboard.type('demo-new');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Portal@2026');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(brand.home);
    });

    test('fills in a demo account', async ({ page, portal }) => {
      await portal.open(brand.home);
      await page.getByRole('banner').getByRole('button', { name: '登录' }).click();
      await expect(page.getByRole('button', { name: '填入 demo-enterprise' })).toBeHidden();
      await page.getByText('演示账号').click();
      await page.getByRole('button', { name: '填入 demo-enterprise' }).click();
      await page.getByRole('button', { name: '登录', exact: true }).click();
      await expect(findAccountMenu(page, 'demo-enterprise')).toBeVisible();
    });

    test('registers a visitor who comes from the portal, and logs them in', async ({ page, portal, context }) => {
      await portal.open(brand.home);
      await page.getByRole('banner').getByRole('button', { name: '注册' }).click();
      await expect(page).toHaveURL(/\/loginPage\/#\/register\?host=localhost%3A\d+&uid=/);
      await expect(page.getByRole('checkbox')).not.toBeChecked();
      const telephone = createTelephone();
      await page.getByLabel('手机号').fill(telephone);
      await passCaptcha(page);
      await page.getByRole('button', { name: '获取验证码' }).click();
      await page.getByLabel('验证码', { exact: true }).fill(await readShownCode(await context.newPage(), telephone));
      await page.getByLabel('密码', { exact: true }).fill(OWN_PASSWORD);
      await page.getByRole('button', { name: '注册', exact: true }).click();
      await expect(page.getByText('请先阅读并同意用户协议和隐私政策')).toBeVisible();
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: '注册', exact: true }).click();
      await expect(page).toHaveURL(brand.home);
      await expect(page.getByRole('banner').getByRole('button', { name: /user\d{10}/ })).toBeVisible();
    });

    test('is reached by /register of the portal', async ({ page, portal, request }) => {
      const redirect = await request.get(`${brand.basePath}/register`, { maxRedirects: 0 });
      expect(redirect.status()).toBe(302);
      expect(redirect.headers()['location']).toContain(`&redirect=${encodeURIComponent(brand.home)}`);
      await portal.read(`${brand.basePath}/register`);
      await expect(page).toHaveURL(/\/loginPage\/#\/register\?host=/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('注册');
    });

    test('leaves a visitor who turns back where they came from', async ({ page, portal }) => {
      await portal.open(`${brand.home}?a=1`);
      await page.getByRole('banner').getByRole('button', { name: '登录' }).click();
      await page.getByRole('link', { name: '返回刚才的页面' }).click();
      await expect(page).toHaveURL(`${brand.home}?a=1`);
    });

    for (const path of ['/overview/workorder', '/user-info', '/product-apply?product=iot-hub', '/recruit/apply']) {
      test(`leads a visitor of ${path} who turns back to the home page, not to the login again`, async ({ page }) => {
        await openLogin(page, brand.basePath + path);
        await expect(page.getByRole('link', { name: `${brand.title}首页` })).toHaveAttribute('href', brand.home);
        await page.getByRole('link', { name: '返回首页' }).click();
        await expect(page).toHaveURL(brand.home);
        await expect(page.getByRole('banner').getByRole('button', { name: '登录' })).toBeVisible();
      });
    }

    test('gives a new password to a user who forgot theirs', async ({ page, portal }) => {
      const telephone = await registerAt(page, `${brand.basePath}/overview/center`);
      await expect(page.getByRole('heading', { level: 1, name: '账号中心' })).toBeVisible();
      await waitForNextCode(page, telephone);
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.clear());
      await portal.read(`${brand.basePath}/overview/center`);
      await page.getByRole('link', { name: '忘记密码？' }).click();
      await expect(page.getByRole('heading', { level: 1, name: '重置密码' })).toBeVisible();
      await page.getByLabel('手机号').fill(telephone);
      await passCaptcha(page);
      await page.getByRole('button', { name: '获取验证码' }).click();
      await expect(page.getByRole('button', { name: /秒后重新获取/ })).toBeVisible();
      await expect(page.getByText('验证通过')).toBeVisible();
      await page.getByLabel('验证码', { exact: true }).fill(await readCode(page, telephone, '用于重置登录密码'));
      await page.getByLabel('新密码').fill('Moonlight2027');
      await page.getByRole('button', { name: '重置密码' }).click();
      await expect(page.getByText('密码已重置，请用新密码登录')).toBeVisible();
      await fillInLogin(page, telephone, OWN_PASSWORD);
      await expect(page.getByRole('alert').getByText('账号或密码错误')).toBeVisible();
      await fillInLogin(page, telephone, 'Moonlight2027');
      await expect(page.getByRole('heading', { level: 1, name: '账号中心' })).toBeVisible();
    });

    test('never leads to another site', async ({ page }) => {
      for (const target of ['//evil.example', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)']) {
        for (const screen of ['login', 'failed', 'unavailable', 'register']) {
          await page.goto('about:blank');
          await page.goto(
            `/loginPage/#/${screen}?redirect=${encodeURIComponent(target)}&host=${encodeURIComponent(target)}`,
          );
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          const hosts = await page.evaluate(() => Array.from(document.links, ({ host }) => host));
          expect(new Set(hosts)).toEqual(new Set([new URL(page.url()).host]));
        }
      }
    });

    test('the slider is worked by keyboard', async ({ page, portal }) => {
      await portal.read(`${brand.basePath}/register`);
      await page.getByRole('button', { name: '点击完成安全验证' }).click();
      const slider = page.getByRole('slider');
      await expect(slider).toBeFocused();
      const first = await page.getByRole('group', { name: '安全验证' }).locator('img').first().getAttribute('src');
      for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight');
      await page.getByRole('button', { name: '确认' }).click();
      await expect(page.getByText('验证未通过，请重试')).toBeVisible();
      await expect
        .poll(() => page.getByRole('group', { name: '安全验证' }).locator('img').first().getAttribute('src'))
        .not.toBe(first);
    });
  });
}

/** Code for a registration, as the outbox shows it. */
async function readShownCode(page: Page, telephone: string): Promise<string> {
  await page.goto('/loginPage/#/outbox');
  const messages = page.getByRole('listitem').filter({ hasText: maskTelephone(telephone) });
  const message = messages.getByText(/验证码\d{6}，用于注册账号/);
  await expect(message).toBeVisible();
  const code = /\d{6}/.exec(await message.innerText())?.[0] ?? '';
  await page.close();
  return code;
}
