import type { Locator, Page } from '@playwright/test';
import { expect, test, waitForHydration } from '../fixtures';
import { createTelephone } from './own-account';

/** An enterprise as it is typed. */
export interface Enterprise {
  readonly name: string;
  readonly code: string;
  readonly legalPerson: string;
  /** Of the legal representative. */
  readonly idNumber: string;
}

/** Enterprises of the sandbox (`SANDBOX_ENTERPRISES`). */
export const DAIRY: Enterprise = {
  ...{ name: '澄湖乳业（江苏）有限公司', code: '91990000MA00000109' },
  ...{ legalPerson: '林予安', idNumber: '11000019900307001X' },
};
export const RENAMED: Enterprise = { ...DAIRY, name: '澄湖食品科技（江苏）有限公司' };
export const CLOUD: Enterprise = {
  ...{ name: '启衡科技（上海）有限公司', code: '91990000MA0000020A' },
  ...{ legalPerson: '周启航', idNumber: '110000199209180038' },
};
export const MACHINES: Enterprise = {
  ...{ name: '远山精密制造有限公司', code: '91990000MA0000030B' },
  ...{ legalPerson: '古丽米热·艾比布力', idNumber: '110000198506120029' },
};
export const MISNAMED: Enterprise = {
  ...{ name: '错名贸易有限公司', code: '91990000MA0000050D' },
  ...{ legalPerson: '张错名', idNumber: '110000197911110065' },
};
export const BOUNCING: Enterprise = {
  ...{ name: '退票五金有限公司', code: '92990000MA0000070C' },
  ...{ legalPerson: '王错机', idNumber: '110000200002290083' },
};

let createdAccounts = 0;

/** An account of a bank whose last four digits, by which its messages are known, nobody else uses. */
export function createAccount(): string {
  createdAccounts += 1;
  return `45580000${String(test.info().workerIndex * 100 + createdAccounts).padStart(4, '0')}`.padStart(16, '6');
}

/** Fills in what stands in the licence. */
export async function fillLicence(page: Page, { name, code, legalPerson }: Enterprise): Promise<void> {
  await fillOpen(page.getByRole('textbox', { name: /^企业名称/ }), name);
  await fillOpen(page.getByRole('textbox', { name: /^统一社会信用代码/ }), code);
  await page.getByRole('textbox', { name: /^法定代表人/ }).fill(legalPerson);
  await page.getByRole('checkbox', { name: '长期有效' }).check();
}

/** Fills in who acts for the enterprise. */
export async function fillHandler(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^经办人姓名/ }).fill('周启航');
  await page.getByRole('textbox', { name: /^经办人手机号/ }).fill('13800000003');
}

/** Fills in all steps but the last; that of the legal representative where a telephone is given. */
export async function fillEnterprise(page: Page, enterprise: Enterprise, legalTelephone?: string): Promise<void> {
  await fillLicence(page, enterprise);
  await page.getByRole('button', { name: '下一步' }).click();
  if (legalTelephone) {
    await page.getByRole('textbox', { name: /^法定代表人证件号码/ }).fill(enterprise.idNumber);
    await page.getByRole('textbox', { name: /^法定代表人手机号/ }).fill(legalTelephone);
    await page.getByRole('button', { name: '下一步' }).click();
  }
  await fillHandler(page);
}

/** What a change leaves as it is cannot be typed. */
async function fillOpen(field: Locator, text: string): Promise<void> {
  if (await field.isEditable()) await field.fill(text);
}

/** Goes through the last look at what is handed in. */
export async function submit(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('button', { name }).click();
}

/** Has an amount sent to an account. */
export async function fillAccount(page: Page, { name }: Enterprise, account: string): Promise<void> {
  await expect(page.getByLabel('账户名称')).toHaveValue(name);
  await page.getByRole('textbox', { name: /^对公账号/ }).fill(account);
  await page.getByRole('combobox', { name: /^开户银行/ }).fill('招商');
  await page.getByRole('option', { name: '招商银行' }).click();
  await page.getByRole('button', { name: '申请打款' }).click();
}

/** Where the amount is told. */
export function findAmountPanel(page: Page): Locator {
  return page.getByRole('region', { name: '到账金额' });
}

/** Tells the amount. */
export async function verifyAmount(page: Page, amount: string): Promise<void> {
  await page.getByRole('textbox', { name: /^到账金额/ }).fill(amount);
  await page.getByRole('button', { name: '验证金额' }).click();
}

/** Makes the link by which the legal representative consents. */
export async function createLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: '生成确认链接' }).click();
  return page.getByText(/\/legal-consent\?ticket=/).innerText();
}

/** Does what the legal representative does with a link, by the name of a button. */
export async function decideByLink(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await waitForHydration(page);
  await page.getByRole('button', { name }).click();
  await expect(page.getByText(/^已(确认|拒绝)$/)).toBeVisible();
}

/** Gives a field for a picture one that no reader of the sandbox knows. */
export async function addPicture(page: Page, name: string): Promise<void> {
  const file = `${name}.jpg`;
  const buffer = await page.screenshot({ type: 'jpeg' });
  await page.getByRole('button', { name }).setInputFiles({ name: file, mimeType: 'image/jpeg', buffer });
  await expect(page.getByText(`${file} 已上传`, { exact: true }).first()).toBeVisible();
}

/** Has a legal representative asked, who says yes or no by a link and has no session. */
export async function askByLink(page: Page, enterprise: Enterprise, answer: string): Promise<void> {
  await fillEnterprise(page, enterprise, createTelephone());
  await submit(page, '提交核验');
  const link = await createLink(page);
  const guest = await page.context().browser()?.newContext();
  if (!guest) throw new Error('The browser is gone');
  await decideByLink(await guest.newPage(), link, answer);
  await guest.close();
}

/** The document of whoever acts, where that is the legal representative. */
export const REPRESENTATIVE_PAPER = '法定代表人证件';

/** Hands in a licence for people to look at, the document of whoever acts, and the paper that a change needs. */
export async function sendLicence(page: Page, enterprise: Enterprise, letter?: string): Promise<void> {
  await addPicture(page, '营业执照');
  await fillLicence(page, enterprise);
  await page.getByRole('button', { name: '下一步' }).click();
  await fillHandler(page);
  for (const paper of [REPRESENTATIVE_PAPER, letter ?? []].flat()) await addPicture(page, paper);
  await submit(page, '提交审核');
}

/** What is said of a verification that has failed. */
export function findFailure(page: Page): Locator {
  return page.getByRole('region', { name: '认证未通过' });
}

/** Goes on from what a verification was rejected for. */
export async function tryAgain(page: Page, reason: string): Promise<void> {
  await expect(findFailure(page)).toContainText(reason);
  await findFailure(page).getByRole('link', { name: '重新填写' }).click();
}

/** Waits for the page of a verification that has passed, by its type. */
export function expectPassed(page: Page, type: string): Promise<void> {
  return expect(page.getByRole('heading', { name: `${type}已通过` })).toBeVisible();
}
