import { expect, type Page } from '@playwright/test';

/** Password of the demonstration's accounts. */
export const DEMO_PASSWORD = 'Portal@2026';

/** What the demonstration's accounts are called; those without a nickname by their account. */
const DEMO_NICKNAMES: Readonly<Record<string, string>> = {
  'demo-personal': '林予安',
  'demo-enterprise': '澄湖乳业',
  'demo-operator': '平台运营',
};

/** Opens a URL that asks for a login, which it does before its page is whole; returns the status of the page. */
export async function openLogin(page: Page, url: string): Promise<number> {
  const response = await page.goto(url, { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/loginPage\/#\/login\?uid=/);
  return response?.status() ?? 0;
}

/** Logs in at a URL that asks for it. */
export async function logInAt(page: Page, url: string, userName: string, password = DEMO_PASSWORD): Promise<void> {
  await openLogin(page, url);
  await fillInLogin(page, userName, password);
}

/** Logs in at a URL that asks for it, and waits until the browser is there and knows who it is. */
export async function logInAndReturn(page: Page, path: string, userName: string, password?: string): Promise<void> {
  await logInAt(page, path, userName, password);
  // A page may complete its address at once.
  await expect(page).toHaveURL(({ pathname, search }) => (pathname + search).startsWith(path));
  await expect.poll(() => readStoredSession(page)).toHaveProperty('userCode');
}

/** Fills in the login page that is open. */
export async function fillInLogin(page: Page, userName: string, password = DEMO_PASSWORD): Promise<void> {
  await expect(page).toHaveURL(/\/loginPage\/#\/login\?uid=/);
  await page.getByLabel('账号', { exact: true }).fill(userName);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

/** Logs in from the page that is open, by its header. */
export async function logIn(page: Page, userName: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: '登录' }).click();
  await fillInLogin(page, userName);
  await expect(findAccountMenu(page, userName)).toBeVisible();
}

/** Button of the account menu in the header, which bears the nickname of the account. */
export function findAccountMenu(page: Page, userName: string) {
  return page.getByRole('banner').getByRole('button', { name: DEMO_NICKNAMES[userName] ?? userName, exact: true });
}

/** Chooses an entry of the account menu. */
export async function chooseAccountEntry(page: Page, userName: string, entry: string): Promise<void> {
  await findAccountMenu(page, userName).click();
  await page.getByRole('list', { name: '账号' }).getByText(entry, { exact: true }).click();
}

/** What the browser keeps of the session. */
export function readStoredSession(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(() =>
    Object.fromEntries(
      ['IDAAS-AUTH-TOKEN', 'userInfo', 'userCode'].flatMap((key) => {
        const value = localStorage.getItem(key);
        return value === null ? [] : [[key, value]];
      }),
    ),
  );
}

/** Account the server sees behind what the browser keeps; `null` for a visitor. */
export async function askWhoAmI(page: Page, token: string): Promise<string | null> {
  return page.evaluate(async (value) => {
    const headers = { Authorization: `Bearer ${value}`, 'IDAAS-AUTH-TOKEN': value };
    const answer = await fetch('/ptl/auth/api/checkToken', { headers });
    const { data } = (await answer.json()) as { data: { account: string } | null };
    return data?.account ?? null;
  }, token);
}
