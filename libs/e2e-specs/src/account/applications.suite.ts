import type { BrandUnderTest } from '../brand-under-test';
import { findAccessibilityViolations } from '../checks/accessibility';
import { expect, test } from '../fixtures';
import { BACKGROUND_MS } from '../reload-until';

const JOB = '交互设计师（工业应用）';

const RESUME = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

/** What became of what somebody applied for. */
export function describeApplications(brand: BrandUnderTest): void {
  const at = (path: string) => brand.basePath + path;

  test.describe('an application', () => {
    test('is seen to be taken on and passed, and its owner is told', async ({ page, portal }) => {
      await portal.readAs('demo-personal', at('/recruit/apply?job=ux-designer-industrial'));
      const main = page.getByRole('main');
      await main.getByLabel(/姓名/).fill('林予安');
      await main.getByLabel(/联系电话/).fill('13800138000');
      await main.getByLabel(/邮箱/).fill('lin@example.com');
      await main
        .locator('input[type=file]')
        .setInputFiles({ name: '简历.pdf', mimeType: 'application/pdf', buffer: RESUME });
      await expect(main.getByText('已上传', { exact: true })).toBeVisible();
      await main.getByRole('checkbox').check();
      await main.getByRole('button', { name: '投递简历' }).click();
      await expect(main.getByText(/JA\d{8}/)).toBeVisible();
      await main.getByRole('link', { name: '查看进度' }).click();

      await expect(page).toHaveURL(at('/overview/applications'));
      const row = main.getByRole('article', { name: JOB });
      await expect(row.getByText('待受理')).toBeVisible();
      await expect(row.getByRole('button', { name: '撤回' })).toBeVisible();
      await row.getByRole('button', { name: '办理进度' }).click();
      const timeline = row.getByRole('list', { name: '申请进度' });
      await expect(timeline.getByRole('listitem')).toHaveText([/提交申请/]);
      await expect(row.getByRole('list', { name: '提交的附件' })).toContainText('简历.pdf');

      await expect(row.getByText('处理中')).toBeVisible({ timeout: BACKGROUND_MS });
      await expect(row.getByRole('button', { name: '撤回' })).toHaveCount(0);
      await expect(row.getByText('已通过')).toBeVisible({ timeout: BACKGROUND_MS });
      await expect(timeline.getByRole('listitem')).toHaveText([/审核通过/, /受理/, /提交申请/]);
      await page.getByRole('link', { name: /^消息/ }).click();
      const told = main.getByRole('row').filter({ hasText: JOB });
      await expect(told.filter({ hasText: '申请已受理' })).toBeVisible();
      await expect(told.filter({ hasText: '申请已通过' })).toBeVisible();
    });

    for (const width of [1440, 390]) {
      test(`is accessible with its history and fits a window ${width} wide`, async ({ page, portal }) => {
        await page.setViewportSize({ width, height: 900 });
        await portal.readAs('demo-enterprise', at('/overview/applications'));
        const rejected = page.getByRole('article').filter({ hasText: '未通过原因' });
        await rejected.getByRole('button', { name: '办理进度' }).click();
        await expect(rejected.getByRole('list', { name: '申请进度' })).toContainText('审核不通过');
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        expect(await findAccessibilityViolations(page)).toEqual([]);
      });
    }
  });
}
