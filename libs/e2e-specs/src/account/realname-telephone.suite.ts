import type { Page } from '@playwright/test';
import type { BrandUnderTest } from '../brand-under-test';
import { findAccessibilityViolations } from '../checks/accessibility';
import { expect, test } from '../fixtures';
import { type Enterprise, fillHandler, fillLicence, REPRESENTATIVE_PAPER, submit } from './enterprise-steps';
import { beginVerification, fillPerson, playFace } from './person-steps';

/** A person of the sandbox whose document no other suite shows. */
const PERSON = { name: '许慢', idNumber: '110000198801250045' };

/** Its code has a wrong check: the demonstration's own reviewer leaves it. */
const ENTERPRISE: Enterprise = {
  ...{ name: '青石仪表（无锡）有限公司', code: '91990000MA0000130A' },
  ...{ legalPerson: '周启航', idNumber: '110000199209180038' },
};

/** A telephone as a browser knows it: fingers and no pointer, so that pages offer its camera. */
const TELEPHONE = {
  ...{ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
};

/** Documents are photographed with the telephone on which the form is filled in, and faces are compared there. */
export function describeRealnameTelephone(brand: BrandUnderTest): void {
  const at = (path: string) => `${brand.basePath}/overview/${path}`;

  /** Takes a picture of a document with the camera at the back. */
  async function takePicture(page: Page, label: string): Promise<void> {
    const name = `${label}.jpg`;
    const buffer = await page.screenshot({ type: 'jpeg', scale: 'css' });
    const camera = page.getByLabel(`拍照上传${label}`);
    await expect(camera).toHaveAttribute('capture', 'environment');
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), camera.tap()]);
    await chooser.setFiles({ name, mimeType: 'image/jpeg', buffer });
    await expect(page.getByText(`${name} 已上传`, { exact: true }).first()).toBeVisible();
  }

  /** Expects the page to be no wider than the telephone, and to be for everybody. */
  async function expectFit(page: Page): Promise<void> {
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  }

  /** Waits for what follows a form that people look at. */
  async function expectSubmitted(page: Page): Promise<void> {
    await expect(page).toHaveURL(({ pathname }) => pathname === at('submit-success'));
    await expect(page.getByRole('heading', { name: '已提交人工审核' })).toBeVisible();
    await expectFit(page);
  }

  test.describe('real-name verification on a telephone', () => {
    test.use(TELEPHONE);

    test('both sides of a document are taken with the camera', async ({ page }) => {
      test.slow();
      await beginVerification(page, at('personal-byidcard?way=review'), 2);
      for (const side of ['人像面', '国徽面']) await takePicture(page, side);
      await expectFit(page);
      await page.getByRole('button', { name: '下一步' }).tap();
      await fillPerson(page, PERSON);
      await page.getByRole('checkbox', { name: '证件长期有效' }).check();
      await expectFit(page);
      await page.getByRole('button', { name: '提交审核' }).tap();
      await expectSubmitted(page);
    });

    test('a licence is taken with the camera', async ({ page }) => {
      test.slow();
      await beginVerification(page, at('enterprise-info?type=2&method=5'), 2);
      await takePicture(page, '营业执照');
      await fillLicence(page, ENTERPRISE);
      await expectFit(page);
      await page.getByRole('button', { name: '下一步' }).tap();
      await fillHandler(page);
      await takePicture(page, REPRESENTATIVE_PAPER);
      await expectFit(page);
      await submit(page, '提交审核');
      await expectSubmitted(page);
    });

    test('a face is compared there, however the telephone is held', async ({ page, context }) => {
      test.slow();
      await page.setViewportSize({ width: 844, height: 390 });
      await beginVerification(page, at('personal-byface'));
      await fillPerson(page, PERSON);
      await page.getByRole('button', { name: '下一步' }).tap();
      await page.getByRole('button', { name: '同意并继续' }).tap();
      await page.getByRole('button', { name: '开始刷脸' }).tap();
      const href = await page.getByRole('link', { name: '在本机刷脸' }).getAttribute('href');
      await playFace(await context.newPage(), `${brand.basePath}/face-telephone${new URL(href ?? '').search}`, true);
      await page.bringToFront();
      await expect(page.getByRole('heading', { name: '个人认证已通过' })).toBeVisible();
    });
  });
}
