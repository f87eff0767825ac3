import type { BrandUnderTest } from '../brand-under-test';
import { expect, test } from '../fixtures';
import { passCaptcha } from '../session/captcha-answer';
import { fillInLogin, logInAt } from '../session/log-in';

const RESUME = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** Pages with people of whom there are portraits, and how many. */
const PEOPLE = [
  ['everybody who speaks', '/activity-center-detail/energy-checkup.html', 3],
  ['everybody who advises', '/business-consulting', 4],
  ['who is quoted', '/case-details/jinhe-gear.html', 1],
] as const;

/** What visitors come for, from the first page to the last. */
export function describeJourneys(brand: BrandUnderTest): void {
  const at = (path: string) => brand.basePath + path;

  test.describe('a visitor', () => {
    test('finds a product by the filters, and back restores list and place', async ({ page, portal }) => {
      await portal.open(at('/product'));
      const name = page.getByRole('searchbox', { name: /产品/ });
      await name.fill('时序');
      await name.press('Enter');
      await expect(page).toHaveURL(/keyword=/);
      await expect(page.getByRole('main').getByRole('heading', { name: '时序数据库' })).toBeVisible();
      await portal.open(at('/product?page=2'));
      const documents: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents.push(request.url());
      });
      const link = page.getByRole('link', { name: '视觉质检详情' });
      await page.evaluate(() => window.scrollTo(0, 600));
      await link.scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => window.scrollY);
      expect(before).toBeGreaterThan(400);
      await link.click();
      await expect(page.getByRole('heading', { level: 1, name: '视觉质检' })).toBeVisible();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await page.goBack();
      await expect(page).toHaveURL(at('/product?page=2'));
      await expect(link).toBeVisible();
      expect(documents, 'documents loaded on the way').toEqual([]);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 200);
    });

    test('finds a product in the mega-menu', async ({ page, portal }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await portal.open(brand.home);
      await page.getByRole('banner').getByRole('link', { name: '产品', exact: true }).hover();
      const menu = page.getByRole('banner');
      await menu
        .getByRole('link', { name: /设备接入平台/ })
        .first()
        .click();
      await expect(page).toHaveURL(at('/product-detail/iot-hub.html'));
      await expect(page.getByRole('heading', { level: 1, name: '设备接入平台' })).toBeVisible();
    });

    for (const [who, path, count] of PEOPLE)
      test(`sees a portrait of ${who}`, async ({ page, portal }) => {
        await portal.open(at(path));
        const portraits = page.getByRole('main').locator('img[src^="/files/portraits/"]');
        await expect(portraits).toHaveCount(count);
        for (const portrait of await portraits.all()) {
          await portrait.scrollIntoViewIfNeeded();
          await expect
            .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
            .toBeGreaterThan(0);
        }
      });

    test('reads a case and follows it to its product', async ({ page, portal }) => {
      await portal.open(at('/case'));
      await page
        .getByRole('main')
        .getByRole('link', { name: /锦禾传动/ })
        .click();
      await expect(page).toHaveURL(at('/case-details/jinhe-gear.html'));
      await page
        .getByRole('main')
        .getByRole('link', { name: /制造执行系统/ })
        .first()
        .click();
      await expect(page).toHaveURL(at('/product-detail/mes.html'));
      await expect(page.getByRole('heading', { level: 1, name: '制造执行系统' })).toBeVisible();
    });

    test('is told what is off the shelf, and finds nothing of a draft', async ({ page, portal, expectedMessages }) => {
      expectedMessages.push(/status of (404|410)/);
      expect(await portal.open(at('/product-detail/legacy-collector.html'))).toBe(410);
      await expect(page.getByText('该产品已下架')).toBeVisible();
      await expect(page.getByRole('main').getByRole('link')).toHaveCount(3);
      expect(await portal.read(at('/news-center-detail/year-plan-draft.html'))).toBe(404);
      expect(await portal.read(at('/news-center-detail/price-adjust'))).toBe(404);
    });

    test('downloads a file whose digest is the one on the page', async ({ page, portal, request }) => {
      await portal.open(at('/product-detail/iot-hub.html'));
      const link = page.getByRole('link', { name: /下载/ }).filter({ hasText: /下载/ }).last();
      await link.scrollIntoViewIfNeeded();
      const query = '/ptl/product/downloads/queryByDownloadId?downloadId=iot-hub-datasheet';
      const { data } = await (await request.get(query)).json();
      const file = await (await request.get(data.url)).body();
      expect(file.byteLength).toBe(data.size);
      const { createHash } = await import('node:crypto');
      expect(createHash('sha256').update(file).digest('hex')).toBe(data.sha256);
    });
  });

  test.describe('somebody with an account', () => {
    test('applies for a trial, sees it, and cannot apply twice', async ({ page, portal }) => {
      await logInAt(
        page,
        at('/product-apply?product=edge-runtime'),
        brand.basePath ? 'demo-personal' : 'demo-enterprise',
      );
      await expect(page.getByRole('heading', { level: 1, name: /试用/ })).toBeVisible();
      await page
        .getByRole('main')
        .getByLabel(/使用场景/)
        .fill('在三条产线上试用边缘规则与断网续传，评估两个月。');
      await page
        .getByRole('main')
        .getByLabel(/企业名称/)
        .fill('澄湖乳业');
      await page.getByRole('main').getByLabel(/行业/).selectOption('食品饮料');
      await page
        .getByRole('main')
        .getByLabel(/联系人/)
        .fill('林予安');
      await page
        .getByRole('main')
        .getByLabel(/手机|联系电话/)
        .fill('13800138000');
      await passCaptcha(page.getByRole('main'));
      await page
        .getByRole('main')
        .getByRole('checkbox', { name: /隐私政策/ })
        .check();
      await page.getByRole('main').getByRole('button', { name: /提交/ }).click();
      await expect(page.getByText(/TR\d{8}/)).toBeVisible();
      await portal.open(at('/product-apply?product=edge-runtime'));
      await expect(page.getByRole('main').getByText(/TR\d{8}/)).toBeVisible();
      await portal.open(at('/overview/tryProduct'));
      const card = page.getByRole('article', { name: '边缘计算框架' }).first();
      await expect(card.getByText('待审核')).toBeVisible();
      await card.getByRole('link', { name: '取消试用 边缘计算框架' }).click();
      await page.getByRole('main').getByRole('button', { name: '取消试用' }).last().click();
      await expect(page.getByRole('main').getByText('试用已取消')).toBeVisible();
    });

    test('registers for an activity and cancels', async ({ page, portal }) => {
      await portal.open(at('/activity-center-detail/water-energy-forum-2027.html'));
      await page.getByRole('link', { name: '立即报名' }).click();
      await fillInLogin(page, brand.basePath ? 'demo-personal' : 'demo-enterprise');
      await page.getByRole('main').getByLabel(/姓名/).fill('林予安');
      await page
        .getByRole('main')
        .getByLabel(/联系电话/)
        .fill('13800138000');
      await page
        .getByRole('main')
        .getByLabel(/公司名称/)
        .fill('澄湖乳业');
      await page.getByRole('main').getByRole('checkbox').check();
      await page.getByRole('button', { name: '提交报名' }).click();
      await expect(page.getByText('报名成功')).toBeVisible();
      await page.getByRole('button', { name: '取消报名' }).click();
      await expect(page.getByRole('button', { name: '提交报名' })).toBeVisible();
    });

    test('uploads a résumé for a job', async ({ page, portal }) => {
      const job = brand.basePath ? 'campus-algorithm' : 'frontend-engineer-dashboard';
      await portal.open(at(`/recruit?job=${job}`));
      await page.getByRole('main').getByRole('link', { name: /投递/ }).first().click();
      await fillInLogin(page, 'demo-personal');
      await page.getByRole('main').getByLabel(/姓名/).fill('林予安');
      await page
        .getByRole('main')
        .getByLabel(/手机|联系电话/)
        .fill('13800138000');
      await page.getByRole('main').getByLabel(/邮箱/).fill('lin@example.com');
      await page
        .getByRole('main')
        .locator('input[type=file]')
        .setInputFiles({ name: '简历.pdf', mimeType: 'application/pdf', buffer: RESUME });
      await expect(page.getByText('已上传', { exact: true })).toBeVisible();
      await page.getByRole('main').getByRole('checkbox').check();
      await page
        .getByRole('main')
        .getByRole('button', { name: /投递|提交/ })
        .click();
      await expect(page.getByText(/JA\d{8}/)).toBeVisible();
    });

    test('configures a product and orders it', async ({ page }) => {
      await logInAt(page, at('/purchase-page?code=iot-hub'), 'demo-personal');
      await expect(page.getByText(/应付/)).toBeVisible();
      await page
        .getByRole('link', { name: /下一步|确认/ })
        .or(page.getByRole('button', { name: /下一步|确认/ }))
        .first()
        .click();
      await expect(page).toHaveURL(/product-process\?quoteId=/);
      await page.getByRole('main').getByRole('checkbox', { name: /协议/ }).check();
      await page.getByRole('button', { name: /提交订单/ }).click();
      await expect(page.getByText(/OD\d{8}/)).toBeVisible();
    });
  });
}
