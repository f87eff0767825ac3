import type { BrandUnderTest } from '../brand-under-test';
import { findAccessibilityViolations } from '../checks/accessibility';
import { expect, makeGesture, test, waitForHydration } from '../fixtures';

/** Invitations to answer a question. */
export function describeInvitations(brand: BrandUnderTest): void {
  const at = (path: string) => brand.basePath + path;

  test.describe('an invitation to answer', () => {
    test('goes to a member who knows the subject, and stands beside the question', async ({ page, portal }) => {
      await portal.readAs('demo-enterprise', at('/person-center/my-home'));
      await page.goto(at('/community/qa?question=unanswered'));
      const questions = page.getByRole('list', { name: '问题' }).getByRole('heading').getByRole('link');
      const addresses = await questions.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      const dialog = page.getByRole('dialog', { name: '邀请回答' });
      const suggested = dialog.getByRole('list', { name: '推荐邀请' });
      const settled = suggested.or(dialog.getByText(/暂时没有可以推荐的人|不能再邀请|邀请已达到|每人最多/));
      // Nobody may have answered questions of the first one's tags yet.
      for (const address of addresses) {
        await page.goto(address);
        await makeGesture(page);
        await waitForHydration(page);
        await page.getByRole('button', { name: '邀请回答' }).click();
        await expect(settled).toBeVisible();
        if (await suggested.isVisible()) break;
      }
      expect(await findAccessibilityViolations(page)).toEqual([]);
      const invite = suggested.getByRole('button').first();
      const name = ((await invite.getAttribute('aria-label')) ?? '').replace('邀请 ', '');
      await invite.click();
      await expect(dialog.getByRole('status')).toHaveText(`已邀请 ${name}`);
      // The row with the button has gone to those who are invited.
      await expect(dialog.getByRole('status')).toBeFocused();
      const invited = dialog.getByRole('list', { name: '已邀请' }).getByRole('listitem').filter({ hasText: name });
      await expect(invited).toContainText('由你邀请');
      await expect(suggested.getByRole('button', { name: `邀请 ${name}` })).toHaveCount(0);

      await page.reload();
      await makeGesture(page);
      await waitForHydration(page);
      await page.getByRole('button', { name: '邀请回答' }).click();
      await expect(invited).toContainText('已邀请');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: '邀请回答' })).toBeFocused();
    });
  });
}
