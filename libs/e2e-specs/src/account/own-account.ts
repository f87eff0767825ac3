import { expect, type Locator, type Page, test } from '@playwright/test';
import { passCaptcha } from '../session/captcha-answer';
import { openLogin } from '../session/log-in';

/** Password of the accounts that the suites register. */
export const OWN_PASSWORD = 'Sunny2026';

interface OutboxMessage {
  readonly telephone: string;
  readonly text: string;
  readonly sentAt: string;
}

/** Time between two codes to one number. */
const RESEND_MS = 60_000;

let createdTelephones = 0;

/** A mobile number nobody else uses; nor does anybody's end with the same four digits, by which messages are known. */
export function createTelephone(): string {
  createdTelephones += 1;
  const own = [test.info().workerIndex, createdTelephones].map((part) => String(part).padStart(2, '0')).join('');
  return `137${String(Date.now()).slice(-9, -5)}${own}`;
}

/** A number as messages to it show it. */
export function maskTelephone(telephone: string): string {
  return `${telephone.slice(0, 3)}****${telephone.slice(-4)}`;
}

/** Registers an account at a URL that asks for a login, and comes back there; returns its telephone. */
export async function registerAt(page: Page, url: string): Promise<string> {
  await openLogin(page, url);
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

/** Waits until a draft is kept that holds some text: that of a page which is left earlier comes behind the next one's. */
export function waitForDraft(page: Page, text: string): Promise<unknown> {
  return page.waitForResponse(
    (response) =>
      response.url().includes('/ptl/identification/saveDraft') &&
      response.request().postData()?.includes(text) === true,
  );
}

/** A number gets one code a minute: waits until the newest message to it is so old that it may have its next. */
export async function waitForNextCode(page: Page, telephone: string): Promise<void> {
  // Read once: the outbox shows the newest alone, and other tests have messages, too.
  const sentAt = Date.parse((await readMessages(page, telephone))[0]?.sentAt ?? '');
  await expect.poll(() => Date.now() - sentAt, { timeout: 2 * RESEND_MS }).toBeGreaterThan(RESEND_MS);
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
  let code = '';
  await expect
    .poll(async () => {
      const messages = await readMessages(page, telephone);
      code = /\d{6}/.exec(messages.find(({ text }) => text.includes(purpose))?.text ?? '')?.[0] ?? '';
      return code;
    })
    .not.toBe('');
  return code;
}

/** Telephone of whoever watches the accounts of enterprises in the demonstration. */
const BANK_TELEPHONE = '18800000001';

/** The amount that has come in on an account, out of the demonstration's outbox. */
export async function readAmount(page: Page, account: string): Promise<string> {
  const words = `尾号${account.slice(-4)}的账户到账`;
  let amount = '';
  await expect
    .poll(async () => {
      const message = (await readMessages(page, BANK_TELEPHONE)).find(({ text }) => text.includes(words));
      amount = /到账(0\.\d\d)元/.exec(message?.text ?? '')?.[1] ?? '';
      return amount;
    })
    .not.toBe('');
  return amount;
}

/** Messages to a telephone in the outbox, the newest first. */
async function readMessages(page: Page, telephone: string): Promise<readonly OutboxMessage[]> {
  const response = await page.request.get('/ptl/sms/outbox');
  const { data } = (await response.json()) as { data: readonly OutboxMessage[] };
  return data.filter((message) => message.telephone === maskTelephone(telephone));
}
