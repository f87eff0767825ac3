import type { BrandUnderTest } from '../brand-under-test';
import { findAccessibilityViolations } from '../checks/accessibility';
import { expect, makeGesture, test, waitForHydration } from '../fixtures';

/** Whom members follow and keep away, and what they have reported. */
export function describeRelations(brand: BrandUnderTest): void {
  const at = (path: string) => brand.basePath + path;

  test.describe('relations in the personal center', () => {
    test('a member is followed, muted and reported, and each stands in the personal center until it is undone', async ({
      page,
      portal,
    }) => {
      await portal.readAs('demo-rejected', at('/person-center/my-home'));
      await portal.read(at('/community/simulation/qa?sort=newest'));
      await page.getByRole('list', { name: '问题' }).getByRole('heading').last().getByRole('link').click();
      await page.getByRole('region', { name: '作者' }).getByRole('link').click();
      await makeGesture(page);
      await waitForHydration(page);
      const follow = page.getByRole('button', { name: /^关注 / });
      const name = ((await follow.getAttribute('aria-label')) ?? '').replace('关注 ', '');
      await follow.click();
      await expect(page.getByRole('button', { name: `已关注 ${name}` })).toBeVisible();
      const keep = page.getByRole('combobox', { name: '屏蔽' });
      await keep.selectOption('mute');
      await expect(keep).toBeEnabled();
      await expect(keep).toHaveValue('mute');
      await page.getByRole('button', { name: '举报' }).click();
      const dialog = page.getByRole('dialog', { name: '举报' });
      await dialog.getByLabel(/举报原因/).selectOption('other');
      await dialog.getByRole('button', { name: '提交举报' }).click();
      await expect(dialog).toContainText('已收到举报');

      await portal.read(at('/community/simulation/blogArticle'));
      await page.getByRole('region', { name: '热门标签' }).getByRole('link').first().click();
      const followTag = page.getByRole('button', { name: /^关注 标签 / });
      const tag = ((await followTag.getAttribute('aria-label')) ?? '').replace('关注 标签 ', '');
      await followTag.click();
      await expect(page.getByRole('button', { name: `已关注 标签 ${tag}` })).toBeVisible();
      expect(await findAccessibilityViolations(page)).toEqual([]);

      const center = page.getByRole('navigation', { name: '个人中心' });
      await page.goto(at('/simulation/person-center/my-home'));
      await center.getByRole('link', { name: '关注' }).click();
      const people = page.getByRole('list', { name: '关注的人' });
      await people.getByRole('button', { name: `取消关注 ${name}` }).click();
      await expect(people.getByRole('button', { name: `重新关注 ${name}` })).toBeVisible();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await page.reload();
      await expect(page.getByText(/还没有关注任何人/)).toBeVisible();

      const kinds = page.getByRole('navigation', { name: '关注与屏蔽' });
      await kinds.getByRole('link', { name: '标签' }).click();
      await page.getByRole('button', { name: `取消关注 ${tag}` }).click();
      await expect(page.getByRole('button', { name: `重新关注 ${tag}` })).toBeVisible();

      await kinds.getByRole('link', { name: '屏蔽名单' }).click();
      const blocked = page.getByRole('list', { name: '屏蔽名单' });
      await expect(blocked).toContainText('屏蔽动态');
      await blocked.getByRole('button', { name: `解除屏蔽 ${name}` }).click();
      await expect(blocked.getByRole('button', { name: `恢复屏蔽 ${name}` })).toBeVisible();
      await page.reload();
      await expect(page.getByText('没有屏蔽任何人')).toBeVisible();

      await center.getByRole('link', { name: '举报' }).click();
      const report = page.getByRole('list', { name: '我的举报' }).getByRole('listitem').first();
      await expect(report.getByRole('link', { name })).toBeVisible();
      await expect(report).toContainText(/答复期限|处理结果/);
      expect(await findAccessibilityViolations(page)).toEqual([]);
    });
  });
}
