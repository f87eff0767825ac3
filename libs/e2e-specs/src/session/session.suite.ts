import type { Page } from '@playwright/test';
import type { BrandUnderTest } from '../brand-under-test';
import { findAccessibilityViolations } from '../checks/accessibility';
import { takeClock } from '../checks/clock';
import { watchForRest } from '../checks/rest';
import { expect, makeGesture, test, waitForHydration } from '../fixtures';
import {
  askWhoAmI,
  chooseAccountEntry,
  fillInLogin,
  findAccountMenu,
  logIn,
  logInAt,
  openLogin,
  readStoredSession,
} from './log-in';

/** Login, logout, switch-login and what depends on them (spec §4, §5, §6). */
export function describeSession(brand: BrandUnderTest): void {
  const home = `${brand.home}?from=e2e&tag=%E4%BA%91`;

  test.describe('session', () => {
    test('a visitor logs in and comes back to the same address, query included', async ({ page, portal }) => {
      await portal.open(home);
      await logIn(page, 'demo-personal');
      await expect(page).toHaveURL(home);
      const session = await readStoredSession(page);
      expect(JSON.parse(session['userInfo'] ?? '{}')).toMatchObject({ account: 'demo-personal' });
      expect(session['userCode']).toBe('demo-personal');
      expect(await askWhoAmI(page, session['IDAAS-AUTH-TOKEN'] ?? '')).toBe('demo-personal');
      await expect(page.getByRole('button', { name: '注册' })).toHaveCount(0);
      expect(await findAccessibilityViolations(page)).toEqual([]);
    });

    test('a reload keeps the session, and shows no login button meanwhile', async ({ page, portal }) => {
      await portal.open(brand.home);
      await logIn(page, 'demo-new');
      await portal.read(brand.home);
      await expect(page.getByRole('banner').getByRole('button', { name: '登录', exact: true })).toBeHidden();
      await expect(findAccountMenu(page, 'demo-new')).toBeVisible();
    });

    test('logout ends the session here and on the server, and stays on the page', async ({ page, portal }) => {
      await portal.open(home);
      await logIn(page, 'demo-personal');
      const { 'IDAAS-AUTH-TOKEN': token = '' } = await readStoredSession(page);
      await chooseAccountEntry(page, 'demo-personal', '退出登录');
      await page.waitForURL(/logout/);
      await expect(page.getByRole('banner').getByRole('button', { name: '登录', exact: true })).toBeVisible();
      await expect(page).toHaveURL(home);
      expect(await readStoredSession(page)).toEqual({});
      expect(await askWhoAmI(page, token)).toBeNull();
      await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click();
      await expect(page.getByLabel('密码', { exact: true })).toBeVisible();
    });

    test('Back shows nothing personal after logout', async ({ page }) => {
      await logInAt(page, `${brand.basePath}/user-info`, 'demo-personal');
      await expect(page.getByRole('textbox', { name: '昵称' })).toBeVisible();
      await chooseAccountEntry(page, 'demo-personal', '退出登录');
      await expect(page).toHaveURL(/\/loginPage\/#\/login/);
      // The way on is held: what counts is what stands there until the login page comes.
      await page.route('**/ptl/api/auth/login-url', () => undefined);
      const isSentAway = page.waitForRequest('**/ptl/api/auth/login-url');
      await page.goBack();
      await isSentAway;
      await expect(page).toHaveURL(`${brand.basePath}/user-info`);
      await expect(page.getByRole('heading', { name: '正在确认登录状态' })).toBeAttached();
      await expect(page.getByText('林予安')).toHaveCount(0);
      await expect(page.getByRole('textbox', { name: '昵称' })).toHaveCount(0);
    });

    test('Back from the login page leads past the page that asked for it', async ({ page, portal }) => {
      await portal.open(home);
      await portal.read(`${brand.basePath}/user-info`);
      await expect(page.getByLabel('密码', { exact: true })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(home);
    });

    test('visitors load no code of the account area', async ({ page, portal }) => {
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('.js')) scripts.push(request.url());
      });
      const clock = await takeClock(page);
      await portal.open(brand.home);
      await clock.passMinute();
      expect(scripts.filter((url) => /session-runtime|account|guard|overview|user-info|captcha/.test(url))).toEqual([]);
    });

    test('switch-login asks for another account and comes back', async ({ page, portal }) => {
      await portal.open(home);
      await logIn(page, 'demo-personal');
      const { 'IDAAS-AUTH-TOKEN': token = '' } = await readStoredSession(page);
      await chooseAccountEntry(page, 'demo-personal', '切换登录');
      await fillInLogin(page, 'demo-enterprise');
      await expect(findAccountMenu(page, 'demo-enterprise')).toBeVisible();
      await expect(page).toHaveURL(home);
      expect(await askWhoAmI(page, token)).toBeNull();
    });

    test('two tabs agree, without a reload', async ({ page, portal, context }) => {
      await portal.open(brand.home);
      const second = await context.newPage();
      await second.goto(brand.home);
      await makeGesture(second);
      await waitForHydration(second);
      const documents: string[] = [];
      second.on('request', (request) => {
        if (request.isNavigationRequest()) documents.push(request.url());
      });

      await logIn(page, 'demo-new');
      await expect(findAccountMenu(second, 'demo-new')).toBeVisible();
      await chooseAccountEntry(page, 'demo-new', '退出登录');
      await expect(second.getByRole('banner').getByRole('button', { name: '登录', exact: true })).toBeVisible();
      expect(documents).toEqual([]);
    });

    test('a code of another browser logs nobody in, and leaves the address', async ({
      page,
      portal,
      browser,
      expectedMessages,
    }) => {
      expectedMessages.push(/status of 400/);
      const other = await browser.newContext();
      const stranger = await other.newPage();
      await stranger.route('**/ptl/api/auth/token?*', (route) => route.abort());
      await stranger.goto(brand.home);
      await makeGesture(stranger);
      await waitForHydration(stranger);
      await stranger.getByRole('banner').getByRole('button', { name: '登录' }).click();
      const arrival = stranger.waitForRequest(
        (request) => new URL(request.url()).pathname === brand.home && request.url().includes('code='),
      );
      await fillInLogin(stranger, 'demo-operator');
      const url = (await arrival).url();
      await other.close();

      await portal.open(url);
      await expect(page).toHaveURL(brand.home);
      await expect(page.getByRole('banner').getByRole('button', { name: '登录', exact: true })).toBeVisible();
      expect(await readStoredSession(page)).toEqual({});
    });

    test('a bad code leaves the address, silently', async ({ page, portal, expectedMessages }) => {
      expectedMessages.push(/status of 400/);
      const rest = watchForRest(page);
      const error = page.waitForResponse('**/ptl/api/auth/token?*');
      await portal.open(`${brand.home}?a=1&code=nonsense#part`);
      expect((await error).status()).toBe(400);
      await expect(page).toHaveURL(`${brand.home}?a=1#part`);
      await rest();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

    test('the operations platform and the maas entry are for those who may', async ({ page, portal }) => {
      await portal.open(brand.home);
      await expect(page.getByRole('banner').getByRole('link', { name: '模型服务' })).toHaveCount(0);
      await logIn(page, 'demo-operator');
      await expect(page.getByRole('banner').getByRole('link', { name: '模型服务' })).toBeVisible();
      await findAccountMenu(page, 'demo-operator').click();
      await expect(page.getByRole('link', { name: '运营平台' })).toBeVisible();
      await page.keyboard.press('Escape');
      await chooseAccountEntry(page, 'demo-operator', '切换登录');
      await fillInLogin(page, 'demo-new');
      await findAccountMenu(page, 'demo-new').click();
      await expect(page.getByRole('link', { name: '个人信息' })).toBeVisible();
      await expect(page.getByRole('link', { name: '运营平台' })).toHaveCount(0);
      await expect(page.getByRole('banner').getByRole('link', { name: '模型服务' })).toHaveCount(0);
    });

    for (const path of [
      '/overview/details?tab=orders&page=2',
      '/overview/order',
      '/overview/product',
      '/overview/realname',
      '/user-info',
      '/person-center/my-home',
      '/community/publishArticle',
      '/community/simulation/publishQuestion',
      '/product-apply',
      `/product-apply?code=${'a'.repeat(43)}`,
      '/model-apply',
      '/purchase-page?id=7&code=P1',
      '/purchase-page/product-process?code=P1',
    ]) {
      test(`${path} asks for a login first`, async ({ page }) => {
        expect(await openLogin(page, brand.basePath + path)).toBe(200);
        const target = new URLSearchParams(page.url().split('?')[1]).get('redirect');
        expect(target).toBe(brand.basePath + path);
      });
    }

    test('leads real-name pages to the one address they have', async ({ page, request }) => {
      const url = `${brand.basePath}/overview/enterprise-info?step=2`;
      const alias = url.replace('/overview/', '/overview/realname/');
      const redirect = await request.get(alias, { maxRedirects: 0 });
      expect([redirect.status(), redirect.headers()['location']]).toEqual([302, url]);
      await openLogin(page, alias);
      expect(new URLSearchParams(page.url().split('?')[1]).get('redirect')).toBe(url);
    });

    test('comes back to a guarded address with its query', async ({ page }) => {
      await logInAt(page, `${brand.basePath}/overview/details?tab=orders&page=2`, 'demo-personal');
      await expect(page).toHaveURL(`${brand.basePath}/overview/details?tab=orders&page=2`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('林予安');
    });

    test('what was typed when the session ended is there again after the next login', async ({
      page,
      expectedMessages,
    }) => {
      expectedMessages.push(/status of 401/);
      const url = `${brand.basePath}/user-info?from=console`;
      await logInAt(page, url, 'demo-enterprise');
      const company = page.getByRole('textbox', { name: '公司' });
      const typed = `澄湖乳业${Date.now()}`;
      await company.fill(typed);
      await endSessionOnServer(page);
      await page.getByRole('button', { name: '保存' }).click();
      await expect(page.getByText('登录已过期，请重新登录').first()).toBeVisible();
      await expect(company).toHaveValue(typed);
      await fillInLogin(page, 'demo-enterprise');
      await expect(page).toHaveURL(url);
      await expect(page.getByText('已恢复您上次未保存的内容')).toBeVisible();
      await expect(company).toHaveValue(typed);
      await page.getByRole('button', { name: '保存' }).click();
      await expect(page.getByText('已保存')).toBeVisible();
    });

    test('a phone has the account in its menu', async ({ page, portal }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await portal.open(brand.home);
      await page.getByRole('button', { name: /菜单/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: '登录', exact: true }).click();
      await fillInLogin(page, 'demo-operator');
      await expect(page).toHaveURL(brand.home);
      await page.getByRole('button', { name: /菜单/ }).click();
      const drawer = page.getByRole('dialog');
      await expect(drawer.getByRole('link', { name: '平台运营 个人信息' })).toBeVisible();
      await expect(drawer.getByRole('link', { name: '运营平台' })).toBeVisible();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await drawer.getByRole('button', { name: '退出登录' }).click();
      await page.waitForURL(/logout/);
      await expect(page).toHaveURL(brand.home);
      await makeGesture(page);
      await waitForHydration(page);
      expect(await readStoredSession(page)).toEqual({});
    });

    test('a browser without storage shows the page to a visitor', async ({ page, portal }) => {
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await portal.open(brand.home);
      await page.getByRole('banner').getByRole('button', { name: '登录' }).click();
      await fillInLogin(page, 'demo-new');
      await expect(page).toHaveURL(brand.home);
      await expect(page.getByRole('banner').getByRole('button', { name: '登录', exact: true })).toBeVisible();
    });

    test('no foreign host is ever asked', async ({ page, portal }) => {
      const hosts = new Set<string>();
      page.on('request', (request) => hosts.add(new URL(request.url()).host));
      const clock = await takeClock(page);
      await portal.open(brand.home);
      await logIn(page, 'demo-personal');
      await clock.passMinute();
      expect([...hosts].filter((host) => host !== '')).toEqual([new URL(page.url()).host]);
    });
  });
}

/** Ends the session behind the page's back, as its time would, here and at the provider. */
async function endSessionOnServer(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const token = localStorage.getItem('IDAAS-AUTH-TOKEN') ?? '';
    const headers = { Authorization: `Bearer ${token}`, 'IDAAS-AUTH-TOKEN': token };
    await fetch('/ptl/api/auth/logout-url', { headers });
  });
  await page.context().clearCookies({ name: /^_session/ });
}
