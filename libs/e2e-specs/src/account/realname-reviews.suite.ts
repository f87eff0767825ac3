import type { Page } from '@playwright/test';
import type { BrandUnderTest } from '../brand-under-test';
import { expect, type PortalPage, test } from '../fixtures';
import {
  askByLink,
  CLOUD,
  type Enterprise,
  expectPassed,
  fillEnterprise,
  findFailure,
  MACHINES,
  MISNAMED,
  sendLicence,
  submit,
  tryAgain,
} from './enterprise-steps';
import { agree, beginVerification } from './person-steps';
import { appointReviewer, createReviewer, type Reviewer } from './reviewer';

/** Enterprises whose code has a wrong check: only people can tell, and the demonstration's own reviewer leaves them. */
const FOUNDED: Enterprise = {
  ...{ name: '云杉纺织（浙江）有限公司', code: '91990000MA0000100A' },
  ...{ legalPerson: '周启航', idNumber: '110000199209180038' },
};
const RENAMED: Enterprise = { ...FOUNDED, name: '云杉新材料（浙江）有限公司' };
const OTHER: Enterprise = { ...FOUNDED, name: '白桦仪器（苏州）有限公司', code: '91990000MA0000110X' };

const BLURRED = '照片不清晰或不完整';

/** Enterprises whose licence people look at, and the changes of theirs that other suites have no room for. */
export function describeRealnameReviews(brand: BrandUnderTest): void {
  const at = (path: string) => `${brand.basePath}/overview/${path}`;

  /** The operator, and somebody else who reviews as well. */
  async function openReviewers(portal: PortalPage): Promise<readonly [Reviewer, Reviewer]> {
    const operator = await portal.openOther('demo-operator', at('details'));
    const colleague = await portal.openOther('demo-moderator', at('details'));
    return [await createReviewer(operator), await appointReviewer(operator, colleague)];
  }

  /** Passes what two have to look at: after the first it waits as it did. */
  async function passByTwo(page: Page, reviewers: readonly [Reviewer, Reviewer]): Promise<void> {
    for (const reviewer of reviewers) await reviewer.decide(page, 'pass');
  }

  test.describe('real-name verification by people who look at licences', () => {
    test('an enterprise, and its other name, each rejected first', async ({ page, portal }) => {
      test.slow();
      const reviewers = await openReviewers(portal);
      const [reviewer] = reviewers;
      await beginVerification(page, at('enterprise-info?type=2&method=5'), 2);
      await sendLicence(page, FOUNDED);
      await reviewer.decide(page, 'reject');
      await tryAgain(page, BLURRED);
      await sendLicence(page, FOUNDED);
      await reviewer.decide(page, 'pass');
      await expectPassed(page, '企业认证');

      await page.goto(at('enterpriseChangeName?method=5'));
      await sendLicence(page, RENAMED, '变更通知书');
      await reviewer.decide(page, 'reject');
      await tryAgain(page, BLURRED);
      await sendLicence(page, RENAMED, '变更通知书');
      await passByTwo(page, reviewers);
      await expectPassed(page, '企业名称变更');
    });

    test('other facts of an enterprise, and another enterprise, each rejected first', async ({ page, portal }) => {
      test.slow();
      const reviewers = await openReviewers(portal);
      const [reviewer] = reviewers;
      await beginVerification(page, at('enterprise-info?type=2&method=4'));
      await askByLink(page, CLOUD, '我是法定代表人，同意');
      await expectPassed(page, '企业认证');

      await page.goto(at('enterprise-info?type=6&method=4'));
      await askByLink(page, CLOUD, '不同意');
      await expect(findFailure(page)).toContainText('法定代表人不同意本次认证');
      await page.goto(at('enterprise-info?type=6&method=5'));
      await agree(page);
      await sendLicence(page, CLOUD);
      await reviewer.decide(page, 'reject');
      await tryAgain(page, BLURRED);
      await sendLicence(page, CLOUD);
      await reviewer.decide(page, 'pass');
      await expectPassed(page, '企业信息变更');

      await page.goto(at('enterpriseChangeAll?method=3'));
      await fillEnterprise(page, MISNAMED);
      await submit(page, '提交核验');
      await expect(findFailure(page)).toContainText('企业名称与登记信息不一致');
      await page.goto(at('enterpriseChangeAll?method=4'));
      await askByLink(page, MACHINES, '不同意');
      await expect(findFailure(page)).toContainText('法定代表人不同意本次认证');
      await page.goto(at('enterpriseChangeAll?method=5'));
      await sendLicence(page, OTHER, '双方确认函');
      await passByTwo(page, reviewers);
      await expectPassed(page, '企业主体变更');
      await page.goto(at('realname'));
      await expect(page.getByRole('main').getByText(OTHER.name).first()).toContainText('已认证');
    });
  });
}
