import type { Page } from '@playwright/test';
import type { BrandUnderTest } from '../brand-under-test';
import { findAccessibilityViolations } from '../checks/accessibility';
import { expect, test } from '../fixtures';
import { waitForDraft } from './own-account';
import { beginVerification, fillPerson, playFace, proveTelephone } from './person-steps';

/** People of the sandbox (`SANDBOX_PERSONS`): each way has its own, since a document has three accounts at most. */
const BY_CARD = { name: '古丽米热·艾比布力', idNumber: '110000198506120029', telephone: '13800000002' };
const BY_ELEMENTS = { name: '周启航', idNumber: '110000199209180038', telephone: '13800000003' };
const BY_FACE = { name: '林予安', idNumber: '11000019900307001X' };
const WRONG_CARD = { name: '赵错卡', idNumber: '310000196607200093', telephone: '13800000009' };

const [CARD, ELEMENTS, PICTURES, FACE] = [/^银行卡认证/, /^证件号码核验/, /^证件照片审核/, /^扫码刷脸/];
const [AMOUNT, LEGAL_PERSON, LICENCE] = [/^对公打款/, /^法人授权/, /^企业证照/];

/** Ways by what the entrance says of people who review and of providers: a face is never the only one. */
const ENTRANCES = [
  { entrance: '00', 'personal-chooseway': [], 'enterprise-chooseway': [] },
  { entrance: '10', 'personal-chooseway': [PICTURES], 'enterprise-chooseway': [LICENCE] },
  {
    entrance: '01',
    'personal-chooseway': [CARD, ELEMENTS, FACE],
    'enterprise-chooseway': [AMOUNT, LEGAL_PERSON],
  },
  {
    entrance: '11',
    'personal-chooseway': [CARD, ELEMENTS, PICTURES, FACE],
    'enterprise-chooseway': [AMOUNT, LEGAL_PERSON, LICENCE],
  },
];

/** Persons are verified, each way, good and rejected. */
export function describeRealname(brand: BrandUnderTest): void {
  const at = (path: string) => `${brand.basePath}/overview/${path}`;

  const begin = (page: Page, path: string) => beginVerification(page, at(path));

  test.describe('real-name verification', () => {
    test('a card that is not the person’s is refused, and another passes', async ({ page }) => {
      await begin(page, 'personal-bybankcard');
      await fillPerson(page, WRONG_CARD);
      await page.getByRole('textbox', { name: /^银行卡号/ }).fill('6299990000000090');
      await page.getByRole('textbox', { name: /^银行预留手机号/ }).fill(WRONG_CARD.telephone);
      await page.getByRole('button', { name: '提交并验证手机号' }).click();
      const failure = page.getByRole('region', { name: '认证未通过' });
      await expect(failure).toContainText('银行卡号与登记信息不一致');
      await expect(failure).toContainText('24小时内还可尝试2次');
      await expect(failure.getByRole('link', { name: '提交工单' })).toHaveAttribute('href', /type=account\.realname/);
      expect(await findAccessibilityViolations(page)).toEqual([]);

      await failure.getByRole('link', { name: '重新填写' }).click();
      await fillPerson(page, BY_CARD);
      await page.getByRole('textbox', { name: /^银行卡号/ }).fill('6299 9900 0000 0025');
      await page.getByRole('textbox', { name: /^银行预留手机号/ }).fill(BY_CARD.telephone);
      await page.getByRole('button', { name: '提交并验证手机号' }).click();
      await expect(page).toHaveURL(at('personal-bybankcard?step=proof'));
      // The step is the server's: it is there again after a reload.
      await page.reload();
      await proveTelephone(page, BY_CARD.telephone);
      await page.getByRole('link', { name: '查看实名认证' }).click();
      await expect(page.getByText('1100**********0029')).toBeVisible();
      await expect(page.getByRole('link', { name: '转为企业认证' })).toBeVisible();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await page.goto(at('personal-chooseway'));
      await expect(page).toHaveURL(at('realname'));
    });

    test('what was typed is there again after a reload, and passes by a code', async ({ page }) => {
      await begin(page, 'personal-byidcard?way=auto');
      const saved = waitForDraft(page, '"idNumber"');
      await fillPerson(page, BY_ELEMENTS);
      await saved;
      await page.reload();
      await expect(page.getByRole('textbox', { name: /^姓名/ })).toHaveValue(BY_ELEMENTS.name);
      expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('11000019920918');
      await fillPerson(page, BY_ELEMENTS);
      await page.getByRole('textbox', { name: /^手机号/ }).fill(BY_ELEMENTS.telephone);
      await page.getByRole('button', { name: '提交并验证手机号' }).click();
      await proveTelephone(page, BY_ELEMENTS.telephone);
    });

    test('on a telephone a face is compared there, with a consent of its own', async ({ page, context }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await begin(page, 'personal-byface');
      await fillPerson(page, BY_FACE);
      await page.getByRole('button', { name: '下一步' }).click();
      await expect(page.getByRole('heading', { name: '需要您单独同意：人脸识别' })).toBeVisible();
      await expect(page.getByRole('link', { name: '不同意，换一种方式' })).toHaveAttribute(
        'href',
        at('personal-chooseway'),
      );
      await page.getByRole('button', { name: '同意并继续' }).click();
      await page.getByRole('button', { name: '开始刷脸' }).click();
      const href = await page.getByRole('link', { name: '在本机刷脸' }).getAttribute('href');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await playFace(await context.newPage(), `${brand.basePath}/face-telephone${new URL(href ?? '').search}`, true);
      await page.bringToFront();
      await expect(page.getByRole('heading', { name: '个人认证已通过' })).toBeVisible();
    });

    test('the ways are those that the entrance opens', async ({ page, portal }) => {
      let [manualAudit, thirdParty] = [false, false];
      await page.route('**/ptl/identification/api/pageShowMode', (route) =>
        route.fulfill({ json: { code: '200', msg: '', data: { manualAudit, thirdParty }, traceId: 'test' } }),
      );
      await portal.logInAs('demo-new', at('realname'));
      for (const { entrance, ...pages } of ENTRANCES) {
        [manualAudit, thirdParty] = [entrance.startsWith('1'), entrance.endsWith('1')];
        for (const [path, names] of Object.entries(pages)) {
          await page.goto(at(path));
          await expect(page.getByRole('list', { name: /认证方式$/ }).getByRole('link')).toHaveText(names);
          await expect(page.getByRole('heading', { name: '实名认证系统维护中' })).toHaveCount(names.length > 0 ? 0 : 1);
        }
      }
    });
  });
}
