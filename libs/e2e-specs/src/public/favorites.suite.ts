import type { Page } from '@playwright/test';
import type { BrandUnderTest } from '../brand-under-test';
import { readLayoutShift, watchLayoutShift } from '../checks/layout-shift';
import { expect, test } from '../fixtures';
import { fillInLogin } from '../session/log-in';

const DOCUMENT = '/document-center/document-content?id=iot-hub&nodeId=quick-start%2Ffirst-device';

/** What visitors and users keep to find it again. */
export function describeFavorites(brand: BrandUnderTest): void {
  const at = (path: string) => brand.basePath + path;
  const account = brand.basePath ? 'demo-personal' : 'demo-enterprise';
  const findButton = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
  const findRow = (page: Page, name: string) =>
    page
      .getByRole('main')
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name, exact: true }) });

  async function removeRow(page: Page, name: string): Promise<void> {
    await findButton(page, `移除 ${name}`).click();
    await expect(findRow(page, name)).toHaveCount(0);
  }

  test.describe('a favourite', () => {
    test('of a visitor is one after the login, and stands in the account until it is removed', async ({
      page,
      portal,
    }) => {
      const path = at('/product-detail/iot-hub.html');
      await portal.open(path);
      const button = findButton(page, '收藏 设备接入平台');
      const pressed = findButton(page, '已收藏 设备接入平台');
      await expect(button).toHaveAttribute('aria-pressed', 'false');
      await button.click();
      // It is shown before it is stored, and a page that is left takes back what it has not sent.
      const saved = page.waitForResponse('**/ptl/favorite/save');
      await fillInLogin(page, account);
      await expect(page).toHaveURL(path);
      await expect(pressed).toHaveAttribute('aria-pressed', 'true');
      await saved;

      await watchLayoutShift(page);
      await portal.open(path);
      await expect(pressed).toHaveAttribute('aria-pressed', 'true');
      expect(await readLayoutShift(page), 'layout shift').toBeLessThan(0.001);

      await portal.open(at('/overview/favorite'));
      await findRow(page, '设备接入平台').getByRole('link').click();
      await expect(page).toHaveURL(path);
      await page.goBack();
      await removeRow(page, '设备接入平台');

      const answered = page.waitForResponse('**/ptl/favorite/check');
      await portal.open(path);
      await answered;
      await expect(button).toHaveAttribute('aria-pressed', 'false');
    });

    test('may be a page of a document, pressed before anything else, or a model; failures are told', async ({
      page,
      portal,
      expectedMessages,
    }) => {
      expectedMessages.push(/ERR_FAILED/);
      // Nothing of the page's code is there before the press.
      await portal.read(at(DOCUMENT));
      const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      const [kept, free] = [findButton(page, `已收藏 ${title}`), findButton(page, `收藏 ${title}`)] as const;
      await free.click();
      await fillInLogin(page, account);
      await expect(page).toHaveURL(at(DOCUMENT));
      await expect(kept).toHaveAttribute('aria-pressed', 'true');

      const remove = '**/ptl/favorite/remove';
      await page.route(remove, (route) => route.abort());
      await kept.click();
      await expect(page.getByRole('alert').filter({ hasText: '取消收藏没有成功' })).toBeVisible();
      await expect(kept).toHaveAttribute('aria-pressed', 'true');
      await page.unroute(remove);
      await kept.focus();
      await page.keyboard.press('Enter');
      await expect(free).toBeFocused();
      // A press is shown before it is stored; leaving in between would lose it.
      const stored = page.waitForResponse('**/ptl/favorite/save');
      await page.keyboard.press('Space');
      await expect(kept).toBeFocused();
      await stored;

      const known = page.waitForResponse('**/ptl/favorite/check');
      await portal.open(at('/industrial-model'));
      await known;
      const star = page
        .getByRole('main')
        .getByRole('button', { name: /^收藏 / })
        .first();
      const name = ((await star.textContent()) ?? '').replace('收藏 ', '');
      const modelStored = page.waitForResponse('**/ptl/favorite/save');
      await star.click();
      await expect(findButton(page, `已收藏 ${name}`)).toHaveAttribute('aria-pressed', 'true');
      await modelStored;

      await portal.open(at('/overview/favorite'));
      await expect(findRow(page, name)).toBeVisible();
      const tabs = page.getByRole('navigation', { name: '按类型查看' });
      await tabs.getByRole('link', { name: '文档' }).click();
      await expect(findRow(page, title)).toBeVisible();
      await expect(findRow(page, name)).toHaveCount(0);
      await removeRow(page, title);
      await tabs.getByRole('link', { name: '工业模型' }).click();
      await removeRow(page, name);
    });
  });
}
