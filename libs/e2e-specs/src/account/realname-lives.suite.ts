import type { Page } from '@playwright/test';
import type { BrandUnderTest } from '../brand-under-test';
import { expect, test } from '../fixtures';
import {
  addPicture,
  askByLink,
  CLOUD,
  createAccount,
  DAIRY,
  type Enterprise,
  expectPassed,
  fillAccount,
  fillEnterprise,
  findFailure,
  MACHINES,
  MISNAMED,
  RENAMED,
  sendLicence,
  submit,
  tryAgain,
  verifyAmount,
} from './enterprise-steps';
import { readAmount } from './own-account';
import { agree, beginVerification, fillPerson, playFace, proveTelephone } from './person-steps';
import { createReviewer } from './reviewer';

/** People of the sandbox; each is somebody only until they have become an enterprise. */
const REVIEWED = { name: '赵错卡', idNumber: '310000196607200093' };
const SHOWN = { name: '古丽米热·艾比布力', idNumber: '110000198506120029' };
/** Nobody else has codes sent to this telephone: a number gets one a minute. */
const CODED = { name: '林予安', idNumber: '11000019900307001X', telephone: '13800000001' };

/**
 * Accounts go from a person to an enterprise, to its other name and to another enterprise: each type by each of its
 * methods, rejected at first, which leaves what there was, and passed then. What stands in the other suites of
 * verification is not done again.
 */
export function describeRealnameLives(brand: BrandUnderTest): void {
  const at = (path: string) => `${brand.basePath}/overview/${path}`;

  /** Begins to make an enterprise of a person, by the name of a method. */
  async function becomeEnterprise(page: Page, method: string): Promise<void> {
    await page.goto(at('personToEnterprise'));
    await page.getByRole('link', { name: '我已了解，开始变更' }).click();
    await page.getByRole('link', { name: new RegExp(`^${method}`) }).click();
  }

  /** How the account stands after all that. */
  async function expectEnterprise(page: Page, { name }: Enterprise): Promise<void> {
    await page.goto(at('realname'));
    await expect(page.getByRole('main').getByText(name).first()).toContainText('已认证');
  }

  test.describe('real-name verification from a person to another enterprise', () => {
    test('by people who look at pictures', async ({ page, portal }) => {
      test.slow();
      const reviewer = await createReviewer(await portal.openOther('demo-operator', at('details')));

      async function sendDocument(): Promise<void> {
        await addPicture(page, '人像面');
        await addPicture(page, '国徽面');
        await page.getByRole('button', { name: '下一步' }).click();
        await fillPerson(page, REVIEWED);
        await page.getByRole('checkbox', { name: '证件长期有效' }).check();
        await page.getByRole('button', { name: '提交审核' }).click();
      }

      await beginVerification(page, at('personal-byidcard?way=review'), 2);
      await sendDocument();
      await reviewer.decide(page, 'reject');
      await tryAgain(page, '照片不清晰或不完整');
      await sendDocument();
      await reviewer.decide(page, 'pass');
      await expectPassed(page, '个人认证');

      await becomeEnterprise(page, '企业证照');
      await sendLicence(page, DAIRY);
      await reviewer.decide(page, 'reject');
      await tryAgain(page, '照片不清晰或不完整');
      await sendLicence(page, DAIRY);
      await reviewer.decide(page, 'pass');
      await expectPassed(page, '个人转企业');

      await page.goto(at('enterpriseChangeName?method=4'));
      await askByLink(page, RENAMED, '不同意');
      await tryAgain(page, '法定代表人不同意本次认证');
      await askByLink(page, RENAMED, '我是法定代表人，同意');
      await expectPassed(page, '企业名称变更');

      await page.goto(at('enterpriseChangeAll?method=5'));
      await sendLicence(page, CLOUD, '双方确认函');
      await reviewer.decide(page, 'reject');
      await expect(findFailure(page)).toContainText('照片不清晰或不完整');
      await expectEnterprise(page, RENAMED);
    });

    test('by a face, and by legal representatives', async ({ page, context }) => {
      test.slow();

      async function showFace(isSame: boolean): Promise<void> {
        await fillPerson(page, SHOWN);
        await page.getByRole('button', { name: '下一步' }).click();
        await (isSame ? Promise.resolve() : agree(page));
        await page.getByRole('button', { name: '开始刷脸' }).click();
        const href = await page.getByRole('link', { name: '在本机刷脸' }).getAttribute('href');
        await playFace(
          await context.newPage(),
          `${brand.basePath}/face-telephone${new URL(href ?? '').search}`,
          isSame,
        );
        await page.bringToFront();
      }

      await page.setViewportSize({ width: 390, height: 844 });
      await beginVerification(page, at('personal-byface'));
      await showFace(false);
      await tryAgain(page, '人脸比对未通过');
      await showFace(true);
      await expectPassed(page, '个人认证');

      await becomeEnterprise(page, '法人授权');
      await askByLink(page, MACHINES, '不同意');
      await tryAgain(page, '法定代表人不同意本次认证');
      await askByLink(page, MACHINES, '我是法定代表人，同意');
      await expectPassed(page, '个人转企业');

      await page.goto(at('enterpriseChangeAll?method=4'));
      await askByLink(page, CLOUD, '我是法定代表人，同意');
      await expectPassed(page, '企业主体变更');
      await expectEnterprise(page, CLOUD);
      // Another one is to be had half a year later.
      await page.goto(at('enterpriseChangeAll'));
      await expect(page.getByRole('region', { name: '暂时不能变更主体' })).toContainText('180天内已变更过主体');
    });

    test('by a code, and by amounts', async ({ page }) => {
      test.slow();

      async function sendAmount(enterprise: Enterprise): Promise<void> {
        await fillEnterprise(page, enterprise);
        await submit(page, '提交核验');
        const account = createAccount();
        await fillAccount(page, enterprise, account);
        await verifyAmount(page, await readAmount(page, account));
      }

      await beginVerification(page, at('personal-byidcard?way=auto'));
      for (const telephone of ['13800000009', CODED.telephone]) {
        await fillPerson(page, CODED);
        await page.getByRole('textbox', { name: /^手机号/ }).fill(telephone);
        await page.getByRole('button', { name: '提交并验证手机号' }).click();
        if (telephone !== CODED.telephone) await tryAgain(page, '手机号与登记信息不一致');
      }
      await proveTelephone(page, CODED.telephone);

      await becomeEnterprise(page, '对公打款');
      await fillEnterprise(page, MISNAMED);
      await submit(page, '提交核验');
      await tryAgain(page, '企业名称与登记信息不一致');
      await sendAmount(CLOUD);
      await expectPassed(page, '个人转企业');

      await page.goto(at('enterpriseChangeAll?method=3'));
      await sendAmount(MACHINES);
      await expectPassed(page, '企业主体变更');
      await expectEnterprise(page, MACHINES);
    });
  });
}
