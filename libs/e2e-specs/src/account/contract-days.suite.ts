import type { Page } from '@playwright/test';
import type { BrandUnderTest } from '../brand-under-test';
import { expect, test } from '../fixtures';
import { BACKGROUND_MS, reloadUntil } from '../reload-until';
import { fillInContract, signByCode, submitContract } from './contract-steps';

const MANDATE = {
  ...{ name: '授权书.pdf', mimeType: 'application/pdf' },
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};

/** Contracts whose time goes by, and who answers for the platform meanwhile, in a portal whose clock is moved on. */
export function describeContractDays(brand: BrandUnderTest): void {
  const at = (path: string) => brand.basePath + path;
  const shows = (page: Page, state: string) => page.getByText(state, { exact: true }).first();

  test('days pass: a representative’s contract is put off and lapses, another ends by an agreement', async ({
    startPortal,
  }) => {
    test.slow();
    const portal = await startPortal();
    const { page, ...visitor } = await portal.openVisitor();
    const logIn = (path: string) => visitor.logIn(at(path), 'demo-enterprise');
    const openContract = (id: string) => logIn(`/overview/contract-detail?id=${id}`);

    await logIn('/overview/contract-apply');
    await page.getByRole('radio', { name: /^框架/ }).check();
    const agreed = await fillInContract(page);
    await submitContract(page);
    await signByCode(page, agreed, page.getByRole('button', { name: '签署', exact: true }));
    await expect(shows(page, '已生效')).toBeVisible({ timeout: BACKGROUND_MS });

    await page.goto(at('/overview/contract-apply'));
    await page.getByRole('radio', { name: /^框架/ }).check();
    await page.getByRole('radio', { name: /授权代表/ }).check();
    await page.locator('main input[type=file]').setInputFiles(MANDATE);
    await expect(page.getByText('已上传', { exact: true })).toBeVisible();
    const late = await fillInContract(page);
    await submitContract(page, '正在核对授权书');
    await reloadUntil(page, (expectSoon) => expectSoon(shows(page, '待客户签署')).toBeVisible());

    // Fifteen days to sign, of which six are left.
    await portal.passDays(9);
    await logIn('/overview/message?type=system');
    const reminder = page.getByRole('link', { name: /合同将在6天后失效，请尽快签署/ });
    await reloadUntil(page, (expectSoon) => expectSoon(reminder).toBeVisible());
    await page.goto(at(`/overview/contract-detail?id=${late}`));
    await page.getByRole('button', { name: '延期', exact: true }).click();
    await page.getByRole('button', { name: '确认延期' }).click();
    await expect(page.getByRole('list', { name: '合同进度' })).toContainText('延长签署期限');
    await expect(page.getByRole('button', { name: '延期', exact: true })).toHaveCount(0);

    await page.goto(at(`/overview/contract-detail?id=${agreed}`));
    await page.getByRole('button', { name: '解约', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByLabel(/解约原因/)
      .fill('产线停产，双方协商解除');
    await signByCode(page, agreed, page.getByRole('button', { name: '查看解除协议' }), '的解除协议');
    await expect(shows(page, '解约中')).toBeVisible();
    await reloadUntil(page, (expectSoon) => expectSoon(shows(page, '已解约')).toBeVisible());
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: '解除协议', exact: true }).click();
    expect((await saving).suggestedFilename()).toContain('解除协议');

    // Twenty-one days were left of the time that was put off.
    await portal.passDays(22);
    await openContract(late);
    await reloadUntil(page, (expectSoon) => expectSoon(shows(page, '签署过期')).toBeVisible());
    await expect(page.getByRole('link', { name: '重新申请' })).toBeVisible();
  });
}
