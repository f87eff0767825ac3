import { expect, type Locator, type Page } from '@playwright/test';
import { readCode } from './own-account';

/** Fills in who signs on the form that is open, and opens the draft; returns its number. */
export async function fillInContract(page: Page): Promise<string> {
  await page.getByLabel(/签署人姓名/).fill('沈澄湖');
  await page.getByLabel(/^联系人/).fill('王敏');
  await page.getByLabel(/联系地址/).fill('示例省示例市示例路 8 号 3 楼');
  await page.getByRole('button', { name: '保存并预览' }).click();
  await expect(page).toHaveURL(/contract-detail\?id=CT/);
  return new URL(page.url()).searchParams.get('id') ?? '';
}

/** Submits the draft that is open, and waits for its next state. */
export async function submitContract(page: Page, state = '待客户签署'): Promise<void> {
  await page.getByRole('button', { name: '提交合同', exact: true }).click();
  await page.getByRole('button', { name: '确认提交合同' }).click();
  await expect(page.getByText(state).first()).toBeVisible();
}

/** Signs what a button shows, by a code. */
export async function signByCode(page: Page, id: string, opener: Locator, what = ''): Promise<void> {
  await opener.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox').check();
  const sent = dialog.getByText(/验证码已发送至/);
  // A telephone gets one code in a minute.
  await expect(async () => {
    await dialog.getByRole('button', { name: '获取验证码' }).click();
    await expect(sent).toBeVisible({ timeout: 5000 });
  }).toPass({ intervals: [10_000] });
  const telephone = /1\d\d\*{4}\d{4}/.exec((await sent.textContent()) ?? '')?.[0] ?? '';
  await dialog.getByLabel(/短信验证码/).fill(await readCode(page, telephone, `签署合同${id}${what}，`));
  await dialog.getByRole('button', { name: '签署', exact: true }).click();
}
