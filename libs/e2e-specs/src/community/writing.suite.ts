import type { BrandUnderTest } from '../brand-under-test';
import { expect, test } from '../fixtures';

/** What is written, while the line is cut and in two windows. */
export function describeWriting(brand: BrandUnderTest): void {
  const at = (path: string) => brand.basePath + path;

  test.describe('writing for the community', () => {
    test('nothing is lost while the line is cut, and two windows do not write over each other', async ({
      page,
      portal,
      context,
      expectedMessages,
    }) => {
      expectedMessages.push(/ERR_INTERNET_DISCONNECTED/, /409 \(Conflict\)/);
      await portal.readAs('demo-verified', at('/community/simulation/publishArticle'));
      const written = `断网时写下的标题 ${Date.now()}`;
      const title = page.getByRole('textbox', { name: /标题/ });
      const save = page.getByRole('button', { name: '保存草稿' });
      await title.fill(written);
      await context.setOffline(true);
      await save.click();
      await expect(page.getByText(/^没有保存到服务器，已暂存在本机/)).toBeVisible();
      await context.setOffline(false);
      await save.click();
      await expect(page.getByText(/^已保存 \d\d:\d\d$/)).toBeVisible();

      await page.goto(at('/person-center/my-article'));
      const row = page.getByRole('listitem').filter({ hasText: written });
      await row.getByRole('link', { name: '编辑' }).click();
      await expect(title).toHaveValue(written);
      const second = await context.newPage();
      await second.goto(page.url());
      await second.getByRole('textbox', { name: /标题/ }).fill('第二个窗口的标题');
      await second.getByRole('button', { name: '保存草稿' }).click();
      await expect(second.getByText(/^已保存 \d\d:\d\d$/)).toBeVisible();
      await second.close();

      await title.fill('第一个窗口的标题');
      await save.click();
      const dialog = page.getByRole('dialog', { name: '这篇草稿在别处被修改过' });
      await expect(dialog.getByRole('group', { name: '差异' }).locator('ins')).toContainText('第一个窗口的标题');
      await expect(dialog.getByRole('group', { name: '差异' }).locator('del')).toContainText('第二个窗口的标题');
      await dialog.getByRole('button', { name: '保留这里的内容' }).click();
      await expect(page.getByText(/^已保存 \d\d:\d\d$/)).toBeVisible();
      await page.reload();
      await expect(title).toHaveValue('第一个窗口的标题');
    });
  });
}
