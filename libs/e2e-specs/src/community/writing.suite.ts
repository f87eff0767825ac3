import type { BrandUnderTest } from '../brand-under-test';
import { findAccessibilityViolations } from '../checks/accessibility';
import { expect, test } from '../fixtures';

/** Also what the look of a text has no elements for. */
const RICH_TEXT = [
  '## 一、接线\n断电以后先放电，再接线。',
  '::: tip 注意\n功率大于 5 kW 的，\n\n等十分钟。\n:::',
  '$$\nP = U \\cdot I\n$$',
  '电流按 $P = U \\cdot I$ 估算，见表[^1]。',
  '别处的图不会显示：![别处](https://example.com/a.png)',
  '| 型号 | 电流 |\n|---|---:|\n| A | 1 |',
  '[^1]: 手册第 3 章。',
].join('\n\n');

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

    test('a text is written with its look, and nothing of its Markdown changes but what is touched', async ({
      page,
      portal,
    }) => {
      await portal.readAs('demo-verified', at('/community/publishArticle'));
      const text = page.getByRole('textbox', { name: /正文/ });
      const views = page.getByRole('group', { name: '视图' });
      await text.fill(RICH_TEXT);
      await views.getByRole('button', { name: '富文本' }).click();
      await expect(text.getByRole('heading', { name: '一、接线' })).toBeVisible();
      await expect(text.locator('pre[data-source]')).toHaveCount(3);
      await expect(text.locator('code[data-verbatim]')).toHaveText(['$P = U \\cdot I$', '[^1]', '[^1]']);
      expect(await findAccessibilityViolations(page)).toEqual([]);

      await text.getByText('再接线').click();
      await page.keyboard.press('End');
      await page.keyboard.type('，最后**上电**试机');
      await expect(text.locator('strong')).toHaveText('上电');
      const preview = page.getByRole('region', { name: '预览' });
      await expect(preview.locator('strong')).toHaveText('上电');
      const typed = RICH_TEXT.replace('再接线。', '再接线。，最后**上电**试机');
      await views.getByRole('button', { name: 'Markdown' }).click();
      await expect(text).toHaveValue(typed);

      await views.getByRole('button', { name: '富文本' }).click();
      await text.getByText('断电以后').dblclick();
      await page.getByRole('toolbar', { name: '排版' }).getByRole('button', { name: '链接' }).click();
      await page.getByRole('textbox', { name: '链接地址' }).fill('/documents/');
      await page.keyboard.press('Enter');
      await expect(text.getByRole('link')).toHaveAttribute('href', '/documents/');
      await views.getByRole('button', { name: 'Markdown' }).click();
      await expect(text).toHaveValue(/\[[^\]]+\]\(\/documents\/\)/);
    });

    test('members are called and products referred to by the keyboard, in both views of a text', async ({
      page,
      portal,
    }) => {
      await portal.readAs('demo-verified', at('/community/publishArticle'));
      const text = page.getByRole('textbox', { name: /正文/ });
      const members = page.getByRole('listbox', { name: '成员' });
      const preview = page.getByRole('region', { name: '预览' });
      await text.click();
      await page.keyboard.type('多谢@听轴');
      await expect(members).toBeVisible();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await page.keyboard.type('指点');
      await expect(text).toHaveValue('多谢@听轴承的人 指点');
      await page.getByRole('button', { name: '富文本' }).click();
      await text.click();
      await page.keyboard.press('Control+End');
      await page.keyboard.type('与@听轴');
      await expect(members).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.type('一起写');
      await expect(text).toContainText('与@听轴承的人 一起写');
      await expect(preview.getByRole('link', { name: '@听轴承的人' })).toHaveCount(2);
      await expect(preview.getByRole('link', { name: '@听轴承的人' }).first()).toHaveAttribute(
        'href',
        new RegExp(`^${at('/community/userHomePage')}\\?userCode=`),
      );

      await page.getByRole('button', { name: '引用产品' }).click();
      const products = page.getByRole('combobox', { name: '产品' });
      await products.selectOption({ index: 1 });
      const product = await products.locator('option:checked').innerText();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await page.getByRole('group', { name: '引用产品' }).getByRole('button', { name: '插入' }).click();
      await expect(text.getByRole('link', { name: product })).toBeVisible();
      await expect(preview.getByRole('link', { name: product })).toHaveAttribute(
        'href',
        new RegExp(`^${at('/product-detail/')}[^/]+\\.html$`),
      );
    });

    test('pictures and words are put into the look of a text, markup of other pages is not', async ({
      page,
      portal,
    }) => {
      await portal.readAs('demo-verified', at('/community/publishArticle'));
      const text = page.getByRole('textbox', { name: /正文/ });
      await page.getByRole('button', { name: '富文本' }).click();
      await text.click();
      const paste = (data: Readonly<Record<string, string>>) =>
        text.evaluate((element, parts) => {
          const clipboardData = new DataTransfer();
          for (const [type, value] of Object.entries(parts)) clipboardData.setData(type, value);
          element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
        }, data);
      await paste({ 'text/html': '<img src=x onerror=alert(1)><b>甲</b>', 'text/plain': '- 甲\n- 乙' });
      await expect(text.getByRole('listitem')).toHaveText(['甲', '乙']);
      await expect(text.locator('img:not(.ProseMirror-separator)')).toHaveCount(0);
      const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 160, height: 90 } });
      const file = { name: '接线图.png', mimeType: 'image/png', buffer: picture };
      await page.getByLabel('插入图片').setInputFiles(file);
      const shown = text.getByRole('img', { name: '接线图' });
      await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(160);
      await page.getByRole('button', { name: 'Markdown' }).click();
      await expect(text).toHaveValue(/^- 甲\n- 乙[^]*!\[接线图\]\(\/ptl\/community\/content\/picture\?id=[\w-]+\)/);
    });

    test('a text is written with its look on a phone, and by the keyboard alone', async ({ page, portal }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await portal.readAs('demo-verified', at('/community/publishArticle'));
      const text = page.getByRole('textbox', { name: /正文/ });
      await page.getByRole('button', { name: '加粗' }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('button', { name: '小标题' })).toBeFocused();
      await page.getByRole('button', { name: '富文本' }).press('Enter');
      await expect(text).toBeVisible();
      await text.focus();
      await page.keyboard.type('## 现象');
      await page.keyboard.press('Enter');
      await page.keyboard.type('- 断网');
      await page.keyboard.press('Enter');
      await page.keyboard.type('补传');
      await expect(text.getByRole('heading', { name: '现象' })).toBeVisible();
      await expect(text.getByRole('listitem')).toHaveText(['断网', '补传']);
      // Tab leads out of it.
      await page.keyboard.press('Tab');
      await expect(text).not.toBeFocused();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await page.getByRole('button', { name: '预览', exact: true }).click();
      await expect(text).toBeHidden();
      await expect(page.getByRole('region', { name: '预览' }).getByRole('listitem')).toHaveText(['断网', '补传']);
      await page.getByRole('button', { name: 'Markdown' }).click();
      await expect(text).toHaveValue('## 现象\n\n- 断网\n- 补传');
    });
  });
}
