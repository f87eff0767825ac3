import { expect, type Locator, type Page } from '@playwright/test';
import { passCaptcha } from '../session/captcha-answer';

/** Password of the accounts that the suites register. */
export const OWN_PASSWORD = 'Sunny2026';

/** A mobile number nobody else uses. */
export function createTelephone(): string {
  return `137${String(Date.now()).slice(-6)}${String(Math.floor(Math.random() * 100)).padStart(2, '0')}`;
}

/** Registers an account from a page that asked for a login, and comes back there; gives its telephone. */
export async function registerAccount(page: Page): Promise<string> {
  const telephone = createTelephone();
  await page.getByRole('link', { name: '立即注册' }).click();
  await page.getByLabel('手机号').fill(telephone);
  await passCaptcha(page);
  await page.getByRole('button', { name: '获取验证码' }).click();
  const code = await readCode(page, telephone, '用于注册账号');
  await page.getByLabel('验证码', { exact: true }).fill(code);
  await page.getByLabel('密码', { exact: true }).fill(OWN_PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '注册', exact: true }).click();
  return telephone;
}

/** A number gets one code a minute: waits until a registered one may have its next. */
export async function waitForNextCode(page: Page, registeredAt: number): Promise<void> {
  await page.waitForTimeout(Math.max(0, registeredAt + 61_000 - Date.now()));
}

/** Passes the captcha of a dialog's step, has a code sent to a telephone, and types it. */
export async function typeSentCode(step: Locator, page: Page, telephone: string, purpose: string): Promise<void> {
  await passCaptcha(step);
  await step.getByRole('button', { name: '获取验证码' }).click();
  await expect(step.getByText(/验证码已发送至/)).toBeVisible();
  await step.getByLabel(/^验证码/).fill(await readCode(page, telephone, purpose));
}

/** Code of the newest message to a telephone, out of the demonstration's outbox. */
export async function readCode(page: Page, telephone: string, purpose: string): Promise<string> {
  const masked = `${telephone.slice(0, 3)}****${telephone.slice(-4)}`;
  let code = '';
  await expect
    .poll(async () => {
      const answer = await page.request.get('/ptl/sms/outbox');
      const { data } = (await answer.json()) as { data: { telephone: string; text: string }[] };
      const text = data.find((message) => message.telephone === masked && message.text.includes(purpose))?.text ?? '';
      code = /\d{6}/.exec(text)?.[0] ?? '';
      return code;
    })
    .not.toBe('');
  return code;
}
