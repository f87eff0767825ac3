import type { Page } from '@playwright/test';
import type { BrandUnderTest } from '../brand-under-test';
import { findAccessibilityViolations } from '../checks/accessibility';
import { waitForTransitions } from '../checks/rest';
import { expect, test } from '../fixtures';
import { BACKGROUND_MS } from '../reload-until';

/** Work orders from the first word to the rating. */
export function describeWorkOrders(brand: BrandUnderTest): void {
  const at = (path: string) => brand.basePath + path;
  const account = 'demo-personal';

  test.describe('work orders', () => {
    test('a work order is sent, answered, confirmed and rated', async ({ page, portal }) => {
      await portal.readAs(account, at('/overview/submitworkorder'));
      const title = `希望告警可以按班次汇总 ${Date.now()}`;
      const ticketNo = await submitWorkOrder(page, title);
      await page.getByRole('link', { name: '查看工单' }).click();
      await expect(page).toHaveURL(at(`/overview/workorderdetails?ticketNo=${ticketNo}`));
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByText('已加密保存，工单结束时清除')).toBeVisible();
      await expect(page.getByRole('timer', { name: '承诺响应' })).toContainText('剩余');

      const confirm = page.getByRole('button', { name: '确认解决' });
      await expect(confirm).toBeVisible({ timeout: BACKGROUND_MS });
      await expect(page.getByRole('log', { name: '沟通记录' })).toContainText('您好');
      await confirm.click();
      await page.getByRole('dialog').getByRole('button', { name: '确认解决' }).click();
      await expect(page.getByText('已确认解决，感谢您的反馈')).toBeVisible();
      await expect(page.getByText('已清除', { exact: true })).toBeVisible();

      await page.getByRole('button', { name: '评价服务' }).click();
      const rating = page.getByRole('dialog');
      // A dialog that is still opening is not where it was a moment ago.
      await waitForTransitions(page);
      await rating.getByRole('radiogroup', { name: '响应时效' }).getByRole('radio', { name: /^5 星/ }).check();
      await rating.getByRole('radiogroup', { name: '处理结果' }).getByRole('radio', { name: /^4 星/ }).check();
      await rating.getByRole('checkbox', { name: '解答专业' }).check();
      await rating.getByRole('button', { name: '提交评价' }).click();
      await expect(page.getByRole('heading', { name: '我的评价' })).toBeVisible();
      await expect(page.getByRole('button', { name: '修改评价' })).toBeVisible();
    });

    test('a second thought takes a work order back, and a reply is in the conversation', async ({ page, portal }) => {
      await portal.readAs(account, at('/overview/submitworkorder'));
      await submitWorkOrder(page, `报表导出的列可以自选 ${Date.now()}`);
      await page.getByRole('link', { name: '查看工单' }).click();
      await page.getByRole('textbox', { name: '回复' }).fill('补充：希望记住上次的选择');
      await page.getByRole('button', { name: '发送' }).click();
      await expect(page.getByRole('log', { name: '沟通记录' })).toContainText('希望记住上次的选择');
      await expect(page.getByRole('textbox', { name: '回复' })).toHaveValue('');
      await page.getByRole('button', { name: '撤销工单' }).click();
      await page.getByRole('dialog').getByRole('button', { name: '撤销工单' }).click();
      await expect(page.getByText('工单已撤销，不能继续回复')).toBeVisible();
      await expect(page.getByRole('button', { name: '删除工单' })).toBeVisible();
      await expect(page.getByRole('button', { name: '催单' })).toHaveCount(0);
    });

    test('what was typed is there again after a reload, but for what is confidential', async ({ page, portal }) => {
      await portal.readAs(account, at('/overview/submitworkorder'));
      await page.getByRole('textbox', { name: '标题' }).fill('半句话的标题');
      await page.getByRole('textbox', { name: '机密信息' }).fill('not to be kept');
      await page.reload();
      await expect(page.getByText('已恢复您上次未提交的内容')).toBeVisible();
      await expect(page.getByRole('textbox', { name: '标题' })).toHaveValue('半句话的标题');
      await expect(page.getByRole('textbox', { name: '机密信息' })).toHaveValue('');
      await page.getByRole('button', { name: '放弃草稿' }).click();
      await expect(page.getByRole('textbox', { name: '标题' })).toHaveValue('');
    });

    test('an attachment shows how far it is and can be cancelled', async ({ page, portal, expectedMessages }) => {
      expectedMessages.push(/status of 415/);
      await portal.readAs(account, at('/overview/submitworkorder'));
      const files = page.getByRole('list', { name: '附件：已选择' });
      const input = page.getByLabel('附件', { exact: true });
      const network = await page.context().newCDPSession(page);
      const limit = (uploadThroughput: number) =>
        network.send('Network.emulateNetworkConditions', {
          ...{ offline: false, latency: 0, downloadThroughput: -1 },
          uploadThroughput,
        });
      await limit(1_000_000);
      const pdf = { mimeType: 'application/pdf', buffer: Buffer.alloc(8_000_000, '%PDF-1.4\n') };
      await input.setInputFiles({ ...pdf, name: '大日志.pdf' });
      const bar = files.getByRole('progressbar', { name: '大日志.pdf 上传进度' });
      await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(10);
      await expect(files.getByText(/^上传中 \d+%$/)).toBeVisible();
      const ended = page.waitForEvent('requestfailed', (request) => request.url().includes('uploadFlexible'));
      await files.getByRole('button', { name: '取消上传 大日志.pdf' }).click();
      await ended;
      await expect(files.getByRole('listitem')).toHaveCount(0);

      await limit(-1);
      await input.setInputFiles({ ...pdf, name: '坏文件.pdf', buffer: Buffer.from('no pdf') });
      await expect(files.getByText('不符合要求')).toBeVisible();
      await files.getByRole('button', { name: '删除 坏文件.pdf' }).click();
      await expect(files.getByRole('listitem')).toHaveCount(0);
    });

    test('the list is narrowed in its address, and back restores it', async ({ page, portal }) => {
      await portal.readAs('demo-enterprise', at('/overview/workorder'));
      const tabs = page.getByRole('navigation', { name: '按状态查看' });
      await tabs.getByRole('link', { name: /^已完成/ }).click();
      await expect(page).toHaveURL(at('/overview/workorder?status=4'));
      const first = page.getByRole('region', { name: '工单列表' }).getByRole('row').nth(1);
      await expect(first).toContainText('已完成');
      await first.getByRole('link').first().click();
      await expect(page).toHaveURL(/workorderdetails\?ticketNo=/);
      await expect(page.getByRole('log', { name: '沟通记录' })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(at('/overview/workorder?status=4'));
      await expect(tabs.getByRole('link', { name: /^已完成/ })).toHaveAttribute('aria-current', 'page');
      await expect(first).toContainText('已完成');
    });

    test('nobody else’s work order is there', async ({ page, portal, expectedMessages }) => {
      expectedMessages.push(/status of 404/);
      await portal.readAs(account, at('/overview/workorderdetails?ticketNo=WO20260101NOSUCH'));
      await expect(page.getByText('没有找到这个工单，可能已被删除')).toBeVisible();
      await page.getByRole('link', { name: '返回工单列表' }).click();
      await expect(page).toHaveURL(at('/overview/workorder'));
    });

    for (const width of [1440, 390]) {
      test(`a work order is accessible and fits a window ${width} wide`, async ({ page, portal }) => {
        await page.setViewportSize({ width, height: 900 });
        await portal.readAs('demo-enterprise', at('/overview/workorder'));
        const list = page.getByRole('region', { name: '工单列表' });
        await list.locator('a[href*="workorderdetails"]').first().click();
        await expect(page.getByRole('log', { name: '沟通记录' })).toBeVisible();
        await expectFit(page);
      });
    }
  });
}

/** Fills in the form that is open and sends it; returns the number. */
async function submitWorkOrder(page: Page, title: string): Promise<string> {
  const form = page.getByRole('form', { name: '提交工单' });
  await form.getByRole('radio', { name: '建议与投诉' }).check();
  await form.getByRole('radio', { name: '功能建议' }).check();
  await expect(form.getByRole('textbox', { name: '问题描述' })).toHaveValue(/使用场景/);
  await form.getByRole('textbox', { name: '标题' }).fill(title);
  await form.getByRole('textbox', { name: '问题描述' }).fill('每个班次结束时汇总一次告警，交接时一眼看清。');
  await form.getByRole('radio', { name: /^P4 低/ }).check();
  await form.getByRole('textbox', { name: '机密信息' }).fill('测试环境口令 0000');
  await form.getByRole('textbox', { name: '联系电话' }).fill('13800138000');
  await form.getByRole('button', { name: '提交工单' }).click();
  await expect(page.getByText('工单已提交')).toBeVisible();
  return (await page.getByText(/^WO\d{8}/).innerText()).trim();
}

async function expectFit(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status', { name: /加载/ })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await findAccessibilityViolations(page)).toEqual([]);
}
