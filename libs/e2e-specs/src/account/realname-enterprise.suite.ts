import type { Page } from '@playwright/test';
import type { BrandUnderTest } from '../brand-under-test';
import { findAccessibilityViolations } from '../checks/accessibility';
import { expect, test } from '../fixtures';
import {
  addPicture,
  BOUNCING,
  createAccount,
  createLink,
  DAIRY,
  decideByLink,
  fillAccount,
  fillEnterprise,
  fillHandler,
  fillLicence,
  findAmountPanel,
  MACHINES,
  MISNAMED,
  RENAMED,
  REPRESENTATIVE_PAPER,
  submit,
  verifyAmount,
} from './enterprise-steps';
import { createTelephone, readAmount, readCode, waitForDraft } from './own-account';
import { beginVerification } from './person-steps';

/** Enterprises are verified and changed, each way, good and refused. */
export function describeRealnameEnterprise(brand: BrandUnderTest): void {
  const at = (path: string) => `${brand.basePath}/overview/${path}`;

  const begin = (page: Page, path: string) => beginVerification(page, at(path));

  test.describe('real-name verification of enterprises', () => {
    test('an amount shows that an account is the enterprise’s, and so does another after its name has changed', async ({
      page,
      expectedMessages,
    }) => {
      test.slow();
      expectedMessages.push(/status of 400/);
      await begin(page, 'enterprise-info?type=2&method=3');
      await fillEnterprise(page, MISNAMED);
      await submit(page, '提交核验');
      const failure = page.getByRole('region', { name: '认证未通过' });
      await expect(failure).toContainText('企业名称与登记信息不一致');
      await expect(failure.getByRole('link', { name: '法人授权' })).toBeVisible();
      await expect(failure.getByRole('link', { name: '提交工单' })).toHaveAttribute('href', /type=account\.realname/);

      await failure.getByRole('link', { name: '重新填写' }).click();
      await fillEnterprise(page, BOUNCING);
      await submit(page, '提交核验');
      await fillAccount(page, BOUNCING, '4558000000000001');
      await expect(failure).toContainText('账号与户名不符，银行退回');

      await failure.getByRole('link', { name: '重新填写' }).click();
      await fillEnterprise(page, DAIRY);
      await submit(page, '提交核验');
      const account = createAccount();
      await fillAccount(page, DAIRY, account);
      await expect(page.getByRole('timer', { name: '验证期限' })).toContainText('剩余9天');
      // What is waited for is the server's: it is there again after a reload.
      await page.reload();
      const amount = await readAmount(page, account);
      await verifyAmount(page, amount === '0.50' ? '0.51' : '0.50');
      await expect(findAmountPanel(page)).toContainText('金额不符，还可尝试2次');
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await verifyAmount(page, amount);
      await expect(page.getByRole('heading', { name: '企业认证已通过' })).toBeVisible();

      await page.goto(at('modify'));
      await page.getByRole('link', { name: /^企业名称变更/ }).click();
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: '开始变更' }).click();
      await page.getByRole('link', { name: /^对公打款/ }).click();
      await expect(page.getByRole('textbox', { name: '统一社会信用代码' })).toHaveValue(DAIRY.code);
      await fillEnterprise(page, { ...RENAMED, legalPerson: '周启明' });
      await submit(page, '提交核验');
      await expect(failure).toContainText('法定代表人与登记信息不一致');
      await failure.getByRole('link', { name: '重新填写' }).click();
      await fillEnterprise(page, RENAMED);
      await submit(page, '提交核验');
      const other = createAccount();
      await fillAccount(page, RENAMED, other);
      await verifyAmount(page, await readAmount(page, other));
      await expect(page.getByRole('heading', { name: '企业名称变更已通过' })).toBeVisible();
      await page.getByRole('link', { name: '查看实名认证' }).click();
      await expect(page.getByText(RENAMED.name).first()).toBeVisible();
    });

    test('three wrong amounts lock the account for a day', async ({ page, expectedMessages }) => {
      expectedMessages.push(/status of 400/);
      await begin(page, 'enterprise-info?type=2&method=3');
      await fillEnterprise(page, DAIRY);
      await submit(page, '提交核验');
      const account = createAccount();
      await fillAccount(page, DAIRY, account);
      const right = await readAmount(page, account);
      const wrong = right === '0.50' ? '0.51' : '0.50';
      for (const left of [2, 1]) {
        await verifyAmount(page, wrong);
        await expect(findAmountPanel(page)).toContainText(`金额不符，还可尝试${left}次`);
      }
      await verifyAmount(page, wrong);
      const failure = page.getByRole('region', { name: '认证未通过' });
      await expect(failure).toContainText('解锁时间');
      await expect(failure.getByRole('link', { name: '重新填写' })).toHaveCount(0);
    });

    test('a legal representative consents by a link, refuses by another, and tells a code for a change', async ({
      page,
      browser,
    }) => {
      test.slow();
      await begin(page, 'enterprise-info?type=2&method=4');
      await fillEnterprise(page, MACHINES, createTelephone());
      const saved = waitForDraft(page, '周启明');
      await page.getByRole('textbox', { name: /^经办人姓名/ }).fill('周启明');
      await saved;
      // The step stands in the URL, and what was typed is kept on the server alone.
      await page.reload();
      await expect(page.getByRole('textbox', { name: /^经办人姓名/ })).toHaveValue('周启明');
      expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(
        MACHINES.idNumber,
      );
      await submit(page, '提交核验');

      // Without the session of whoever asks: a legal representative has no account.
      const guest = await browser.newContext();
      await decideByLink(await guest.newPage(), await createLink(page), '不同意');
      await expect(page.getByRole('region', { name: '认证未通过' })).toContainText('法定代表人不同意本次认证');
      await page.getByRole('link', { name: '重新填写' }).click();
      await fillEnterprise(page, MACHINES, createTelephone());
      await submit(page, '提交核验');
      await decideByLink(await guest.newPage(), await createLink(page), '我是法定代表人，同意');
      await guest.close();
      await expect(page.getByRole('heading', { name: '企业认证已通过' })).toBeVisible();

      await page.goto(at('enterprise-info?type=6&method=4'));
      const telephone = createTelephone();
      await expect(page.getByRole('textbox', { name: '企业名称' })).toHaveValue(MACHINES.name);
      await fillEnterprise(page, MACHINES, telephone);
      await submit(page, '提交核验');
      await page.getByRole('textbox', { name: /^法定代表人手机号/ }).fill(telephone);
      await page.getByRole('button', { name: '获取验证码' }).click();
      const code = await readCode(page, telephone, '用于实名认证');
      await page.getByRole('textbox', { name: /^短信验证码/ }).fill(code);
      await page.getByRole('button', { name: '完成验证' }).click();
      await expect(page.getByRole('heading', { name: '企业信息变更已通过' })).toBeVisible();
    });

    test('a code whose check is wrong is not taken for a remittance, and goes on to people who review', async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize({ width: 390, height: 844 });
      await begin(page, 'enterprise-info?type=2&method=3');
      await fillLicence(page, { ...DAIRY, code: '91990000MA0000010X' });
      await page.getByRole('button', { name: '下一步' }).click();
      await page.getByRole('button', { name: '改用企业证照审核' }).click();
      await expect(page.getByRole('heading', { name: '需要您单独同意：证件照片' })).toBeVisible();
      await page.getByRole('button', { name: '同意并继续' }).click();
      await expect(page.getByRole('textbox', { name: /^统一社会信用代码/ })).toHaveValue('91990000MA0000010X');
      await addPicture(page, '营业执照');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await page.getByRole('button', { name: '下一步' }).click();
      await fillHandler(page);
      await addPicture(page, REPRESENTATIVE_PAPER);
      await submit(page, '提交审核');
      await expect(page.getByRole('heading', { name: '已提交人工审核' })).toBeVisible();
    });

    test('another enterprise is a change of its own, which has terms', async ({ page, portal }) => {
      await portal.readAs('demo-enterprise', at('modify'));
      await page.getByRole('link', { name: /^企业主体变更/ }).click();
      await page.getByRole('button', { name: '开始变更' }).click();
      await expect(page.getByText('请先阅读并同意变更须知')).toBeVisible();
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: '开始变更' }).click();
      await expect(page).toHaveURL(at('enterpriseChangeAll'));
      const blocker = {
        type: 'order',
        title: '未完成的订单',
        count: 2,
        url: '/overview/order',
        advice: '请支付或取消。',
      };
      await page.route('**/ptl/identification/changePrecheck', (route) =>
        route.fulfill({ json: { code: '200', msg: '', data: { blockers: [blocker] }, traceId: 'test' } }),
      );
      await page.reload();
      await expect(page.getByRole('region', { name: '暂时不能变更主体' })).toContainText('未完成的订单 2 项');
      await expect(page.getByRole('link', { name: /^去处理/ })).toHaveAttribute('href', at('order'));
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await page.goto(at('enterprise-info?type=2&method=3'));
      await expect(page.getByRole('heading', { name: '您已完成企业认证' })).toBeVisible();
    });
  });
}
