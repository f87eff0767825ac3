import type { Browser, Page } from '@playwright/test';
import type { BrandUnderTest } from '../brand-under-test';
import { expect, test } from '../fixtures';
import { fillInLogin, logInAt } from '../session/log-in';
import { DAIRY, fillLicence } from './enterprise-steps';
import { OWN_PASSWORD, registerAt, waitForDraft } from './own-account';
import { agree } from './person-steps';

/** Drafts of verifications are the server's: they outlive sessions, and are there in every window of their owner. */
export function describeRealnameDrafts(brand: BrandUnderTest): void {
  const at = (path: string) => `${brand.basePath}${path}`;

  const findNumber = (page: Page) => page.getByRole('textbox', { name: /^法定代表人证件号码/ });

  /** Opens a form as a new user and goes to its second step, at which a number was typed and kept; gives the telephone. */
  async function typeNumber(page: Page): Promise<string> {
    const telephone = await registerAt(page, at('/overview/enterprise-info?type=2&method=4'));
    await agree(page);
    await fillLicence(page, DAIRY);
    await page.getByRole('button', { name: '下一步' }).click();
    const saved = waitForDraft(page, '"legalPersonIdNumber"');
    await findNumber(page).fill(DAIRY.idNumber);
    await saved;
    return telephone;
  }

  /** Expects a window to show the same step with the number, and to have stored it nowhere. */
  async function expectNumber(page: Page, url: string): Promise<void> {
    await expect(page).toHaveURL(url);
    await expect(findNumber(page)).toHaveValue(DAIRY.idNumber);
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]));
    expect(stored).not.toContain(DAIRY.idNumber.slice(0, 14));
  }

  /** Ends the session of the first browser from another one of the same account. */
  async function endSession(browser: Browser, telephone: string): Promise<void> {
    const context = await browser.newContext();
    const other = await context.newPage();
    await logInAt(other, at('/user-info/security'), telephone, OWN_PASSWORD);
    await other.getByRole('button', { name: /^将 .* 下线$/ }).click();
    await other.getByRole('dialog').getByRole('button', { name: '确认下线' }).click();
    await expect(other.getByText(/已下线$/)).toBeVisible();
    await context.close();
  }

  test.describe('drafts of real-name verification', () => {
    test('what was typed outlives the session in which it was, at the same step', async ({
      page,
      browser,
      expectedMessages,
    }) => {
      test.slow();
      expectedMessages.push(/status of 401/);
      const telephone = await typeNumber(page);
      const url = page.url();
      expect(url).toContain('step=legal');
      await endSession(browser, telephone);

      // What is typed next finds that the session is over.
      await page.getByRole('textbox', { name: /^法定代表人手机号/ }).fill('13800000001');
      await fillInLogin(page, telephone, OWN_PASSWORD);
      await expectNumber(page, url);
      await page.getByRole('button', { name: '上一步' }).click();
      await expect(page.getByRole('textbox', { name: /^企业名称/ })).toHaveValue(DAIRY.name);
    });

    test('what was typed is there in a second tab, and in another browser of the same account', async ({
      page,
      browser,
      context,
    }) => {
      test.slow();
      const telephone = await typeNumber(page);
      const url = page.url();
      const second = await context.newPage();
      await second.goto(url);
      await expectNumber(second, url);
      await second.close();

      const other = await browser.newContext();
      const elsewhere = await other.newPage();
      await logInAt(elsewhere, url, telephone, OWN_PASSWORD);
      await expectNumber(elsewhere, url);
      await other.close();
    });
  });
}
