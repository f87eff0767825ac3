import type { Page } from '@playwright/test';
import type { BrandUnderTest } from '../brand-under-test';
import { findAccessibilityViolations } from '../checks/accessibility';
import { expect, test } from '../fixtures';
import type { OwnPortal } from '../own-portal';
import { createLink, DAIRY, decideByLink, fillEnterprise, findFailure, submit } from './enterprise-steps';
import { verifyEnterprise, verifyPerson } from './identity-calls';
import { createTelephone, maskTelephone, readCode, registerAt } from './own-account';
import { agree, fillPerson } from './person-steps';
import { createReviewer } from './reviewer';

const PERSON = { name: '古丽米热·艾比布力', idNumber: '110000198506120029' };
const TELEPHONE = '13800000002';

const REASON = '原来的账号绑定的手机号已经停用，无法登录。';

const REJECTION = '请先登录原账号并注销。';

/** One document too often: whoever is told so appeals. Each test has a portal whose accounts nobody else verifies. */
export function describeRealnameAppeals(brand: BrandUnderTest): void {
  const at = (path: string) => `${brand.basePath}/overview/${path}`;

  /** Opens browsers of people in a portal. */
  function createPeople(portal: OwnPortal) {
    return {
      openGuest: async (): Promise<Page> => (await portal.openVisitor()).page,
      async openAs(account: string): Promise<Page> {
        const { page, logIn } = await portal.openVisitor();
        await logIn(at('realname'), account);
        return page;
      },
      /** Somebody who has just registered. */
      async openNew(): Promise<{ readonly page: Page; readonly telephone: string }> {
        const { page } = await portal.openVisitor();
        const telephone = await registerAt(page, at('realname'));
        await expect(page.getByRole('link', { name: '开始认证' })).toBeVisible();
        return { page, telephone };
      },
    };
  }

  /** Is told that a document has its accounts, one of which has a telephone, and appeals. */
  async function appeal(page: Page, total: number, telephone: string): Promise<void> {
    const failure = findFailure(page);
    await expect(failure).toContainText(`该证件已认证${total}个账号`);
    await expect(failure).toContainText(maskTelephone(telephone));
    await expect(failure).not.toContainText(telephone);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await failure.getByRole('button', { name: '提交申诉' }).click();
    await expect(failure).toContainText('请用10至300个字说明情况');
    await failure.getByRole('textbox', { name: /^申诉说明/ }).fill(REASON);
    await failure.getByRole('button', { name: '提交申诉' }).click();
    await expect(page.getByRole('heading', { name: '申诉已提交人工审核' })).toBeVisible();
  }

  test.describe('real-name verification with a document that has all its accounts', () => {
    test('a fourth account of a person appeals on a telephone, and is rejected', async ({ startPortal }) => {
      test.slow();
      const people = createPeople(await startPortal());
      const first = await people.openNew();
      await verifyPerson(first.page, PERSON);
      for (const account of ['demo-new', 'demo-personal']) await verifyPerson(await people.openAs(account), PERSON);
      const reviewer = await createReviewer(await people.openAs('demo-operator'));

      const page = await people.openAs('demo-moderator');
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(at('personal-byidcard?way=auto'));
      await agree(page);
      await fillPerson(page, PERSON);
      await page.getByRole('textbox', { name: /^手机号/ }).fill(TELEPHONE);
      await page.getByRole('button', { name: '提交并验证手机号' }).click();
      await page.getByRole('button', { name: '获取验证码' }).click();
      await page.getByRole('textbox', { name: /^短信验证码/ }).fill(await readCode(page, TELEPHONE, '用于实名认证'));
      await page.getByRole('button', { name: '完成验证' }).click();
      await expect(findFailure(page)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await appeal(page, 3, first.telephone);

      await page.getByRole('link', { name: '查看实名认证' }).click();
      const standing = page.getByRole('region', { name: '认证状态' });
      await expect(standing).toContainText('审核员将在1个工作日内处理您的申诉');
      await page.goBack();
      await reviewer.decide(page, 'reject', { reasonCode: 'other', text: REJECTION });
      await expect(findFailure(page)).toContainText(`其他原因：${REJECTION}`);
      await expect(page.getByRole('textbox', { name: /^申诉说明/ })).toHaveCount(0);
    });

    test('a sixth account of an enterprise appeals, and is passed', async ({ startPortal }) => {
      test.slow();
      const people = createPeople(await startPortal());
      // The demonstration's own account has the enterprise as well.
      const first = await people.openNew();
      await verifyEnterprise(first.page, DAIRY);
      for (const account of ['demo-new', 'demo-personal', 'demo-moderator'])
        await verifyEnterprise(await people.openAs(account), DAIRY);
      const reviewer = await createReviewer(await people.openAs('demo-operator'));

      const page = await people.openAs('demo-rejected');
      await page.goto(at('enterprise-info?type=2&method=4'));
      await agree(page);
      await fillEnterprise(page, DAIRY, createTelephone());
      await submit(page, '提交核验');
      await decideByLink(await people.openGuest(), await createLink(page), '我是法定代表人，同意');
      await appeal(page, 5, first.telephone);
      await reviewer.decide(page, 'pass');
      await expect(page.getByRole('heading', { name: '企业认证已通过' })).toBeVisible();
      await page.goto(at('realname'));
      await expect(page.getByRole('region', { name: '认证状态' })).toContainText(`${DAIRY.name}已认证`);
    });
  });
}
