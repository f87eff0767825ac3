import { chromium } from 'playwright';
import { findBrowser, launchArguments } from '../../test/find-browser.mjs';

const ACCOUNT = { name: 'demo-new', password: 'Portal@2026' };

/** Milliseconds until a second tab shows what happened in the first: a login, then a logout. */
export async function measureTwoTabs(origin) {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArguments() });
  try {
    const context = await browser.newContext({ baseURL: origin, locale: 'zh-CN' });
    const [first, second] = [await openHome(context), await openHome(context)];
    const loginSeen = measureUntil(second, ACCOUNT.name);
    await logIn(first);
    const login = await loginSeen;
    const logoutSeen = measureUntil(second, '登录');
    await first.getByRole('banner').getByRole('button', { name: ACCOUNT.name }).click();
    await first.getByRole('list', { name: '账号' }).getByText('退出登录', { exact: true }).click();
    return { login, logout: await logoutSeen };
  } finally {
    await browser.close();
  }
}

async function openHome(context) {
  const page = await context.newPage();
  // The question for consent would lie over what is pressed.
  await page.addInitScript(() => {
    localStorage.setItem('consent', JSON.stringify({ version: 1, statistics: false, personal: false }));
  });
  await page.goto('/');
  // Pages wait for a gesture with their code.
  await page.evaluate(() => window.dispatchEvent(new Event('keydown')));
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  return page;
}

async function logIn(page) {
  await page.getByRole('banner').getByRole('button', { name: '登录' }).click();
  await page.getByLabel('账号', { exact: true }).fill(ACCOUNT.name);
  await page.getByLabel('密码', { exact: true }).fill(ACCOUNT.password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByRole('banner').getByRole('button', { name: ACCOUNT.name }).waitFor();
}

/** Milliseconds from the moment the other tab changes the stored token until this one has a button of that name. */
function measureUntil(page, name) {
  return page.evaluate(
    (text) =>
      new Promise((resolve) => {
        addEventListener('storage', ({ key, timeStamp }) => {
          if (key !== 'IDAAS-AUTH-TOKEN') return;
          const look = () => {
            const buttons = Array.from(document.querySelectorAll('header button'));
            if (buttons.some((button) => button.textContent?.trim() === text)) resolve(performance.now() - timeStamp);
            else setTimeout(look, 5);
          };
          look();
        });
      }),
    name,
  );
}
