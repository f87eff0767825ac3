import type { Locator, Page } from '@playwright/test';
import type { BrandUnderTest } from '../brand-under-test';
import { findAccessibilityViolations } from '../checks/accessibility';
import { expect, test } from '../fixtures';
import { BACKGROUND_MS } from '../reload-until';
import { registerAt } from './own-account';

/** Messages: the live count, marking by filter, and how they reach their reader. */
export function describeMessages(brand: BrandUnderTest): void {
  const url = `${brand.basePath}/overview/message`;

  async function openOwn(page: Page): Promise<void> {
    await registerAt(page, url);
    await expect(page).toHaveURL(url);
    await expect(page.getByRole('heading', { level: 1, name: '消息' })).toBeVisible();
  }

  test.describe('messages', () => {
    test('what happens to a work order raises the count without a reload, and can be read', async ({ page }) => {
      await openOwn(page);
      const entry = page.getByRole('navigation', { name: '账号菜单' }).getByRole('link', { name: /^消息/ });
      await expect(entry).not.toContainText('条未读');
      const title = await submitWorkOrder(page);
      await expect(entry).toContainText('条未读', { timeout: BACKGROUND_MS });

      const unread = page.getByRole('row', { name: /未读/ }).filter({ hasText: title });
      await expect(unread.first()).toBeVisible();
      await unread.first().getByRole('link').click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(title);
      await dialog.getByRole('link', { name: '查看详情' }).click();
      await expect(page).toHaveURL(/\/overview\/workorderdetails\?/);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    });

    test('marking as read is for what the filter shows, and says how many', async ({ page, portal }) => {
      await portal.readAs('demo-enterprise', `${url}?type=workorder`);
      const tabs = page.getByRole('navigation', { name: '按状态查看' });
      const others = tabs.getByRole('link', { name: /^(系统|订单|实名|社区|活动|安全)/ });
      await expect(tabs.getByRole('link', { name: /^工单/ })).toHaveText(/\d/);
      const before = await readCounts(others);
      await page.getByRole('button', { name: '将当前筛选结果全部标为已读' }).click();
      await expect(page.getByText(/已将 \d+ 条消息标为已读|没有未读消息/)).toBeVisible();
      await expect(tabs.getByRole('link', { name: /^工单/ })).toHaveText(/工单\s*0/);
      // Other tests may be about the same account: more may have come, none may have been read.
      const after = await readCounts(others);
      expect(after.filter((count, index) => count < (before[index] ?? 0))).toEqual([]);
      await page.reload();
      await expect(tabs.getByRole('link', { name: /^工单/ })).toHaveText(/工单\s*0/);
    });

    test('ways and quiet hours stay as they were saved, and a second tab is told', async ({
      page,
      context,
      expectedMessages,
    }) => {
      expectedMessages.push(/status of 409/);
      await openOwn(page);
      await page.getByRole('link', { name: '接收设置' }).click();
      const second = await context.newPage();
      await second.goto(`${url}?view=preference`);
      await expect(second.getByRole('checkbox', { name: '安全：短信，不可关闭' })).toBeDisabled();

      await page.getByRole('checkbox', { name: '订单：短信' }).check();
      await page.getByRole('checkbox', { name: '开启免打扰' }).check();
      await page.getByLabel('结束时间').fill('07:30');
      await page.getByRole('button', { name: '保存设置' }).click();
      await expect(page.getByText('已保存')).toBeVisible();
      await page.reload();
      await expect(page.getByRole('checkbox', { name: '订单：短信' })).toBeChecked();
      await expect(page.getByLabel('结束时间')).toHaveValue('07:30');

      await second.getByRole('checkbox', { name: '系统：邮件' }).check();
      await second.getByRole('button', { name: '保存设置' }).click();
      await second.getByRole('button', { name: '刷新' }).click();
      await expect(second.getByRole('checkbox', { name: '系统：邮件' })).toBeChecked();
      await expect(second.getByRole('checkbox', { name: '订单：短信' })).toBeChecked();
      await second.getByRole('button', { name: '保存设置' }).click();
      await expect(second.getByText('已保存')).toBeVisible();
    });

    test('the settings are accessible and fit every window', async ({ page, portal }) => {
      await portal.readAs('demo-enterprise', url);
      await page.getByRole('link', { name: '接收设置' }).click();
      await expect(page.getByRole('table', { name: '接收方式' })).toBeVisible();
      for (const width of [1440, 1024, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await expectFit(page);
      }
    });
  });
}

/** Numbers of unread messages that tabs show. */
async function readCounts(tabs: Locator): Promise<readonly number[]> {
  return (await tabs.allInnerTexts()).map((text) => Number(/\d+/.exec(text)?.[0] ?? 0));
}

/** Sends a work order as its form does; returns its title. */
async function submitWorkOrder(page: Page): Promise<string> {
  const title = `消息提醒测试 ${Date.now()}`;
  const status = await page.evaluate(async (name) => {
    const token = localStorage.getItem('IDAAS-AUTH-TOKEN') ?? '';
    const headers = {
      Authorization: `Bearer ${token}`,
      'IDAAS-AUTH-TOKEN': token,
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
    };
    interface Kind {
      readonly code: string;
      readonly children: readonly Kind[];
    }
    const types = (await (await fetch('/portal/workorder/ticket/types', { headers })).json()) as { data: Kind[] };
    const body = JSON.stringify({
      ...{ title: name, description: '想确认消息会及时送达，谢谢。', severity: 'P4', typeCode: findLeaf(types.data) },
      ...{ contactName: '王小明', telephone: '13800138000' },
    });
    return (await fetch('/portal/workorder/ticket/save', { method: 'POST', headers, body })).status;

    function findLeaf([first]: readonly Kind[]): string {
      if (!first) return '';
      return first.children.length > 0 ? findLeaf(first.children) : first.code;
    }
  }, title);
  expect(status).toBe(200);
  return title;
}

async function expectFit(page: Page): Promise<void> {
  await expect(page.getByRole('status', { name: /加载/ })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await findAccessibilityViolations(page)).toEqual([]);
}
