import type { Page } from '@playwright/test';
import type { BrandUnderTest } from '../brand-under-test';
import { findAccessibilityViolations } from '../checks/accessibility';
import { expect, test } from '../fixtures';
import { openUntil, reloadUntil } from '../reload-until';

const BODY = [
  '## 现象',
  '网关每天凌晨两点断开一次，恢复后补传的数据时间戳全部落在同一秒，趋势图上看是一根竖线。',
  '## 做法',
  '- 以采集端的时间为准，补传时带上原来的时间戳',
  '- 补传限速，实时数据优先',
].join('\n\n');

/** The community: read without a script, written, moderated and found. */
export function describeCommunity(brand: BrandUnderTest): void {
  const at = (path: string) => brand.basePath + path;

  test.describe('community', () => {
    test('its pages lead on and name one address each', async ({ page, portal }) => {
      expect(await portal.read(at('/community'))).toBe(200);
      await page.getByRole('navigation', { name: '社区', exact: true }).getByRole('link', { name: '文章' }).click();
      await expect(page.getByRole('heading', { level: 1, name: '文章' })).toBeVisible();
      await page.getByRole('list', { name: '文章' }).getByRole('heading').first().getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`${at('/community/blogArticleDetail/')}[\\w-]+\\.html$`));
      const address = new URL(page.url());
      expect(await portal.read(address.pathname.replace('/community/', '/community/simulation/'))).toBe(200);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${address.pathname}$`));
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(data.some((text) => text.includes('"@type":"Article"'))).toBe(true);
      for (const file of ['blogArticleDetail/no-such-article.html', 'qaDetail/no-such-question.html']) {
        expect((await page.request.get(at(`/community/${file}`))).status()).toBe(404);
      }
    });

    test('an article is written, moderated, and found', async ({ page, portal }) => {
      test.slow();
      await portal.readAs('demo-enterprise', at('/community/publishArticle'));
      const title = `补传数据挤在同一秒的排查 ${Date.now()}`;
      await page.getByRole('textbox', { name: /标题/ }).fill(title);
      await page.getByRole('textbox', { name: /正文/ }).fill(BODY);
      await page.getByRole('combobox', { name: /分类/ }).selectOption('边缘与采集');
      await page.getByRole('textbox', { name: /标签/ }).fill('断网续传');
      await page.keyboard.press('Enter');
      await page.getByRole('combobox', { name: /AI 声明/ }).selectOption('不含 AI 生成内容');
      await expect(page.getByRole('region', { name: '预览' })).toContainText('以采集端的时间为准');
      await page.getByRole('button', { name: '保存草稿' }).click();
      await expect(page.getByText(/^已保存 \d\d:\d\d$/)).toBeVisible();
      expect(await findAccessibilityViolations(page)).toEqual([]);

      await page.getByRole('button', { name: '提交发布' }).click();
      await expect(page.getByRole('heading', { name: /^文章已/ })).toBeVisible();
      await page.getByRole('link', { name: '我的文章' }).click();
      const link = page.getByRole('list', { name: '我的文章' }).getByRole('link', { name: title });
      await reloadUntil(page, (expectSoon) => expectSoon(link).toBeVisible());
      await link.click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

      await openUntil(page, at(`/document-center/document-search?wd=${encodeURIComponent(title)}`), (expectSoon) =>
        expectSoon(page.getByRole('link', { name: title }).first()).toBeVisible(),
      );
    });

    test('what was typed into the editor is there again after a reload', async ({ page, portal }) => {
      await portal.readAs('demo-personal', at('/community/publishQuestion'));
      await page.getByRole('textbox', { name: /标题/ }).fill('半句话的问题');
      await page.reload();
      await expect(page.getByText('已恢复本机上未保存的内容')).toBeVisible();
      await expect(page.getByRole('textbox', { name: /标题/ })).toHaveValue('半句话的问题');
      await discard(page);
    });
  });
}

async function discard(page: Page): Promise<void> {
  await page.getByRole('button', { name: '放弃，使用服务器上的' }).click();
  await expect(page.getByRole('textbox', { name: /标题/ })).toHaveValue('');
}
