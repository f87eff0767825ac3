import type { BrandUnderTest } from '../brand-under-test';
import { findAccessibilityViolations } from '../checks/accessibility';
import { startEsignService } from '../esign-service';
import { expect, test } from '../fixtures';
import { BACKGROUND_MS } from '../reload-until';
import { fillInContract, submitContract } from './contract-steps';

/** Contracts whose customers sign on the pages of a service outside, which a portal has where its operator has one. */
export function describeSigningOutside(brand: BrandUnderTest): void {
  test('a contract is signed on the pages of a service, and comes into force here', async ({ startPortal }) => {
    test.slow();
    const service = await startEsignService();
    const portal = await startPortal(service.variables);
    const { page, logIn } = await portal.openVisitor();
    try {
      await logIn(`${brand.basePath}/overview/contract-apply`, 'demo-enterprise');
      await page.getByRole('radio', { name: /^框架/ }).check();
      const id = await fillInContract(page);
      await submitContract(page);
      await expect(page.getByText(/请阅读合同后前往签署页面签署/)).toBeVisible();
      await expect(page.getByRole('button', { name: '签署', exact: true })).toHaveCount(0);
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        expect(await findAccessibilityViolations(page)).toEqual([]);
      }

      // The file goes there in the background, and the page says so until it has.
      await expect(async () => {
        await page.getByRole('button', { name: '前往签署' }).click();
        await expect(page.getByRole('heading', { name: '签署页面' })).toBeVisible({ timeout: 5000 });
      }).toPass();
      await page.getByRole('button', { name: '确认签署' }).click();
      await expect(page).toHaveURL(({ pathname, search }) => (pathname + search).endsWith(`contract-detail?id=${id}`));
      await expect(page.getByText('已生效', { exact: true }).first()).toBeVisible({ timeout: BACKGROUND_MS });
      await expect(page.getByRole('list', { name: '合同进度' })).toContainText('签署');
      await expect(page.getByRole('button', { name: '下载 PDF' })).toBeVisible();
    } finally {
      await service.close();
    }
  });
}
