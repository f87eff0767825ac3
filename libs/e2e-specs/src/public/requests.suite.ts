import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import type { BrandUnderTest } from '../brand-under-test';
import { expect, test } from '../fixtures';
import { passCaptcha } from '../session/captcha-answer';
import { fillInLogin } from '../session/log-in';

const DAY_MS = 86_400_000;

/** What visitors ask for on the page of an item. */
export function describeRequests(brand: BrandUnderTest): void {
  const at = (path: string) => brand.basePath + path;

  test.describe('a visitor asks', () => {
    test('for a visit to a factory, from its history', async ({ page, portal }) => {
      await portal.open(at('/lighthouse-factory'));
      await page.getByRole('button', { name: '查看建设历程' }).first().click();
      await page.getByRole('dialog').getByRole('link', { name: '预约参观' }).click();
      const form = page.getByRole('form', { name: '预约参观' });
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(form).toBeInViewport();
      await expect(form.getByLabel(/参观工厂/)).not.toHaveValue('');
      await form.getByLabel(/参观日期/).fill(new Date(Date.now() + 14 * DAY_MS).toISOString().slice(0, 10));
      await form.getByLabel(/参观人数/).fill('12');
      await form.getByLabel(/企业名称/).fill('澄湖乳业');
      await fillInPerson(form);
      await form.getByRole('button', { name: '提交预约' }).click();
      await expect(page.getByText(/VB\d{8}/)).toBeVisible();
    });

    test('for a solution, and keeps what was typed over a reload', async ({ page, portal }) => {
      await portal.open(at('/solution/discrete-mes.html'));
      await page.getByRole('link', { name: '获取方案' }).click();
      const form = page.getByRole('form', { name: '获取方案' });
      await form.getByLabel(/企业名称/).fill('澄湖乳业');
      await form.getByRole('button', { name: '获取方案' }).click();
      await expect(form.getByText('请选择行业')).toBeVisible();
      await page.reload();
      await expect(form.getByText('已恢复您上次未提交的内容')).toBeVisible();
      await expect(form.getByLabel(/企业名称/)).toHaveValue('澄湖乳业');
      await form.getByLabel(/行业/).selectOption('食品饮料');
      await fillInPerson(form);
      await form.getByRole('button', { name: '获取方案' }).click();
      await expect(page.getByText(/SR\d{8}/)).toBeVisible();
    });

    test('for a look at a model that is not as it says', async ({ page, portal }) => {
      await portal.open(at('/modelDetail/alarm-flood-root-cause.html'));
      await page.getByRole('link', { name: '举报' }).click();
      const form = page.getByRole('form', { name: '举报' });
      await form.getByLabel(/举报原因/).selectOption('信息不实');
      await form.getByLabel(/情况说明/).fill('页面上写的精度与样例数据的结果相差很远。');
      await fillInPerson(form);
      await form.getByRole('button', { name: '提交举报' }).click();
      await expect(page.getByText(/RP\d{8}/)).toBeVisible();
    });

    test('for a white paper, through the login and back, and gets the file it says', async ({ page, portal }) => {
      await portal.open(at('/solution/discrete-mes.html'));
      await page.getByRole('link', { name: '下载白皮书' }).click();
      await fillInLogin(page, brand.basePath ? 'demo-personal' : 'demo-enterprise');
      await expect(page).toHaveURL(at('/solution-whitepaper?solution=discrete-mes'));
      const main = page.getByRole('main');
      await main.getByRole('button', { name: '下载白皮书' }).click();
      await expect(main.getByText('请先阅读并同意隐私政策')).toBeVisible();
      await main.getByRole('checkbox').check();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        main.getByRole('button', { name: '下载白皮书' }).click(),
      ]);
      const bytes = await readFile(await download.path());
      expect(download.suggestedFilename()).toMatch(/\.pdf$/);
      await expect(main.getByText(createHash('sha256').update(bytes).digest('hex'))).toBeVisible();
      await portal.open(at('/overview/applications?kind=whitepaper'));
      await expect(page.getByText(/白皮书下载 · WP\d{8}/)).toHaveCount(1);
    });

    test('for the solutions of an industry, without any script', async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
      const page = await context.newPage();
      await page.goto(at('/solution'));
      await page.getByRole('main').getByRole('link', { name: '食品饮料', exact: true }).first().click();
      await expect(page).toHaveURL(/industry=sc-food/);
      await expect(page.getByText('共 3 个解决方案')).toBeVisible();
      await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(3);
      await context.close();
    });
  });
}

async function fillInPerson(form: Locator): Promise<void> {
  await form.getByLabel(/联系人/).fill('林予安');
  await form.getByLabel(/联系电话/).fill('13800138000');
  await passCaptcha(form);
  await form.getByRole('checkbox', { name: /隐私政策/ }).check();
}
