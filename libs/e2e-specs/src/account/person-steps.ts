import type { Page } from '@playwright/test';
import { expect, waitForHydration } from '../fixtures';
import { readCode, registerAt } from './own-account';

/** A person as they are typed. */
export interface Person {
  readonly name: string;
  readonly idNumber: string;
}

/** Opens a page of verification as a new user, who agrees one by one to what its form asks for. */
export async function beginVerification(page: Page, url: string, consents = 1): Promise<void> {
  await registerAt(page, url);
  for (let count = 0; count < consents; count += 1) await agree(page);
}

/** Agrees to what is asked for. */
export async function agree(page: Page): Promise<void> {
  const gate = page.getByRole('region', { name: /^需要您单独同意/ });
  const title = await gate.getByRole('heading').innerText();
  await gate.getByRole('button', { name: '同意并继续' }).click();
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
}

/** Plays the telephone of the sandbox: the face is that of whoever is asked for, or not. */
export async function playFace(camera: Page, url: string, isSame: boolean): Promise<void> {
  await camera.goto(url);
  await waitForHydration(camera);
  await camera.getByRole('button', { name: '我是本人，开始刷脸' }).click();
  await camera.getByRole('button', { name: isSame ? '人脸一致' : '人脸不一致' }).click();
  await expect(camera).toHaveURL(/[?&]returnTicket=/);
  await expect(camera.getByText(isSame ? '刷脸成功，请回到原页面继续' : /未通过/)).toBeVisible();
  await camera.close();
}

/** Fills in name and number. */
export async function fillPerson(page: Page, { name, idNumber }: Person): Promise<void> {
  await page.getByRole('textbox', { name: /^姓名/ }).fill(name);
  await page.getByRole('textbox', { name: /^证件号码/ }).fill(idNumber);
}

/** Has a code sent to a telephone and tells it, which is the last step. */
export async function proveTelephone(page: Page, telephone: string): Promise<void> {
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByRole('textbox', { name: /^短信验证码/ }).fill(await readCode(page, telephone, '用于实名认证'));
  await page.getByRole('button', { name: '完成验证' }).click();
  await expect(page.getByRole('heading', { name: '个人认证已通过' })).toBeVisible();
}
