import type { Locator, Page } from '@playwright/test';
import type { BrandUnderTest } from '../brand-under-test';
import { findAccessibilityViolations } from '../checks/accessibility';
import { expect, makeGesture, type PortalPage, test, waitForHydration } from '../fixtures';
import { reloadUntil } from '../reload-until';

const ANSWER = '按电机的实际转速算：输出频率乘以六十除以极对数，再减去转差；现场先用转速计对一次。';

/** What members do with what others have written. */
export function describeTakingPart(brand: BrandUnderTest): void {
  const at = (path: string) => brand.basePath + path;

  /** Opens an article, interactive, from the end of its list, for other tests take those on top away; returns its title. */
  async function openListedArticle(page: Page, portal: PortalPage): Promise<string> {
    await portal.read(at('/community/simulation/blogArticle?sort=newest'));
    const article = page.getByRole('list', { name: '文章' }).getByRole('heading').last().getByRole('link');
    const title = (await article.textContent()) ?? '';
    await article.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await makeGesture(page);
    await waitForHydration(page);
    return title;
  }

  test.describe('taking part in the community', () => {
    test('a question is answered, voted on and accepted, and who is blocked hears why', async ({ page, portal }) => {
      const other = await portal.openOther('demo-enterprise', at('/simulation/person-center/my-home'));
      await portal.readAs('demo-personal', at('/simulation/person-center/my-FAQ'));
      const question = page.getByRole('list', { name: '我的问答' }).getByRole('heading').first().getByRole('link');
      const title = await question.innerText();
      const address = ((await question.getAttribute('href')) ?? '').replace('/community/', '/community/simulation/');

      await other.goto(address);
      await makeGesture(other);
      await waitForHydration(other);
      const votes = other.getByRole('group', { name: '问题投票' });
      await votes.getByRole('button', { name: '赞同' }).click();
      await expect(votes).toContainText('1');
      await other.getByRole('button', { name: '关注问题' }).click();
      await expect(other.getByRole('button', { name: '已关注' })).toBeVisible();
      await other.getByRole('button', { name: '写回答' }).click();
      await other.getByRole('textbox', { name: /回答/ }).fill(ANSWER);
      await other.getByRole('button', { name: '提交回答' }).click();
      await expect(other.getByRole('region', { name: '1 个回答' })).toContainText(ANSWER);

      await portal.open(address);
      const answer = page.getByRole('region', { name: '1 个回答' }).getByRole('listitem').filter({ hasText: ANSWER });
      await answer.getByRole('button', { name: '采纳', exact: true }).click();
      await expect(answer).toContainText('已采纳的回答');

      await other.goto(at('/simulation/person-center/my-notice?type=accept'));
      await expect(other.getByRole('list', { name: '社区通知' })).toContainText(title);
      await other.getByRole('button', { name: '将“采纳”标为已读' }).click();
      await expect(other.getByRole('button', { name: '将“采纳”标为已读' })).toBeDisabled();

      await answer.getByRole('link', { name: '澄湖乳业' }).first().click();
      await page.getByRole('combobox', { name: '屏蔽' }).selectOption({ index: 2 });
      await expect(page.getByRole('combobox', { name: '屏蔽' })).toBeEnabled();
      await other.goto(address);
      await makeGesture(other);
      await waitForHydration(other);
      await other.getByRole('button', { name: '写下你的评论…' }).first().click();
      await other.getByRole('textbox', { name: '发表评论' }).fill('换完之后读数对上了吗？');
      await other.getByRole('button', { name: '发表评论' }).click();
      await expect(other.getByText('对方已将您拉黑，无法进行此操作')).toBeVisible();
      await expect(other).toHaveURL(address);

      await page.getByRole('combobox', { name: '屏蔽' }).selectOption({ index: 0 });
      await expect(page.getByRole('combobox', { name: '屏蔽' })).toBeEnabled();
      await portal.open(address);
      await answer.getByRole('button', { name: '取消采纳' }).click();
      await expect(answer).not.toContainText('已采纳的回答');
    });

    test('a bounty is raised by who has asked, as far as their reputation goes', async ({
      page,
      portal,
      expectedMessages,
    }) => {
      expectedMessages.push(/409 \(Conflict\)/);
      await portal.readAs('demo-enterprise', at('/simulation/person-center/my-FAQ'));
      const question = page.getByRole('list', { name: '我的问答' }).getByRole('link', { name: /^三轴振动传感器/ });
      await portal.open(((await question.getAttribute('href')) ?? '').replace('/community/', '/community/simulation/'));
      const standing = page.getByRole('main').getByText(/^悬赏 \d+$/);
      const bounty = Number((await standing.innerText()).replace(/\D/g, ''));
      await page.getByRole('button', { name: '提高悬赏' }).click();
      const dialog = page.getByRole('dialog', { name: '提高悬赏' });
      await expect(dialog).toContainText(`现在是 ${bounty} 点`);
      expect(await findAccessibilityViolations(page)).toEqual([]);
      const amount = dialog.getByRole('textbox', { name: /悬赏声望/ });
      await amount.fill('500');
      await dialog.getByRole('button', { name: '提高悬赏' }).click();
      await expect(dialog).toContainText(/您的声望不足，悬赏最多提高到\d+点/);
      await amount.fill(String(bounty + 5));
      await dialog.getByRole('button', { name: '提高悬赏' }).click();
      await expect(dialog).toBeHidden();
      await expect(standing).toHaveText(`悬赏 ${bounty + 5}`);
      await page.goto(at('/community/qa?tab=bounty'));
      await expect(page.getByRole('main')).toContainText(`悬赏 ${bounty + 5}`);
    });

    test('an item of every kind is shared by its card and its address', async ({ page, portal, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      for (const kind of ['blogArticle', 'material', 'video', 'qa']) {
        await portal.read(at(`/community/${kind}`));
        const item = page.getByRole('main').locator(`h3 a[href*="/${kind}Detail/"]`).first();
        const title = (await item.textContent()) ?? '';
        await item.click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await makeGesture(page);
        await waitForHydration(page);
        const address = (await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '';
        const share = page.getByRole('main').getByRole('button', { name: '分享', exact: true });
        await share.press('Enter');
        const dialog = page.getByRole('dialog', { name: `分享：${title}` });
        const card = dialog.getByRole('img', { name: new RegExp(`^分享卡片：.+《.+》，作者`) });
        await expect(card).toBeVisible();
        await expect(dialog.getByText(address, { exact: true })).toBeVisible();
        expect(await readPicture(card)).toEqual({ width: 1080, isOfBrand: true });
        expect(await findAccessibilityViolations(page)).toEqual([]);

        const saved = page.waitForEvent('download');
        await dialog.getByRole('link', { name: '保存图片' }).press('Enter');
        expect((await saved).suggestedFilename()).toMatch(/\.png$/);
        await dialog.getByRole('button', { name: '复制链接' }).press('Enter');
        await expect(dialog.getByRole('status')).toHaveText('链接已复制');
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(share).toBeFocused();
      }
    });

    test('a comment calls a member whom an @ offers, by the keyboard', async ({ page, portal }) => {
      await portal.readAs('demo-enterprise', at('/person-center/my-home'));
      await openListedArticle(page, portal);
      await page.getByRole('button', { name: '写下你的评论…' }).first().click();
      const text = page.getByRole('textbox', { name: '发表评论' });
      const members = page.getByRole('listbox', { name: '成员' });
      await text.click();
      await page.keyboard.type('这一步要请教@听轴');
      await expect(members).toBeVisible();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(members).toBeHidden();
      await page.keyboard.type('承');
      await expect(members).toBeVisible();
      await page.keyboard.press('Enter');
      const rest = `再补一句 ${String(Date.now()).slice(-6)}`;
      await page.keyboard.type(rest);
      await expect(text).toHaveValue(`这一步要请教@听轴承的人 ${rest}`);
      await page.getByRole('button', { name: '发表评论' }).click();
      const comment = page.getByRole('article').filter({ hasText: rest });
      await expect(comment.getByRole('link', { name: '@听轴承的人' })).toHaveAttribute(
        'href',
        /userHomePage\?userCode=/,
      );
    });

    test('who has read a part of an article goes on there, on any device', async ({ page, portal }) => {
      const address = at('/community/simulation/blogArticleDetail/a-missing-values-in-industrial-data.html');
      await portal.readAs('demo-verified', at('/person-center/my-home'));
      await page.setViewportSize({ width: 390, height: 700 });
      const isKept = page
        .waitForResponse(
          (response) =>
            response.url().includes('history/save') && /"progress":[1-9]/.test(response.request().postData() ?? ''),
        )
        .then((response) => response.ok());
      const isWatched = page.waitForResponse(/history\/progress/);
      await portal.open(address);
      await isWatched;
      const title = await page.getByRole('heading', { level: 1 }).innerText();
      await expect
        .poll(async () => {
          await page.mouse.wheel(0, 200);
          return Promise.race([isKept, undefined]);
        })
        .toBe(true);

      const other = await portal.openOther('demo-verified', at('/person-center/my-history'));
      const visited = other.getByRole('listitem').filter({ hasText: title });
      await reloadUntil(other, (expectSoon) => expectSoon(visited).toContainText(/读到 \d+%/));
      await other.goto(address);
      await makeGesture(other);
      await waitForHydration(other);
      await expect(other.getByText(/^上次读到 \d+%/)).toBeVisible();
      expect(await findAccessibilityViolations(other)).toEqual([]);
      await other.getByRole('button', { name: '继续阅读' }).press('Enter');
      await expect(other.getByText(/^上次读到/)).toBeHidden();
      expect(await other.evaluate(() => window.scrollY)).toBeGreaterThan(200);
    });

    test('an article is liked, its author followed, and it is put into a folder', async ({ page, portal }) => {
      await portal.readAs('demo-verified', at('/person-center/my-home'));
      const title = await openListedArticle(page, portal);
      for (const name of [/^赞 /, /^收藏 /]) {
        await page.getByRole('main').getByRole('button', { name }).first().click();
        await expect(page.getByRole('main').getByRole('button', { name }).first()).toHaveAttribute(
          'aria-pressed',
          'true',
        );
      }
      await page
        .getByRole('button', { name: /^关注 / })
        .first()
        .click();
      await expect(page.getByRole('button', { name: /^已关注 / }).first()).toHaveAttribute('aria-pressed', 'true');

      await page.goto(at('/person-center/my-like'));
      await expect(page.getByRole('list', { name: '赞过的内容' })).toContainText(title);
      await page.goto(at('/simulation/person-center/my-collection'));
      const folder = `振动 ${String(Date.now()).slice(-6)}`;
      await page.getByRole('button', { name: '新建收藏夹' }).click();
      await page.getByLabel(/收藏夹名称/).fill(folder);
      await page.getByRole('button', { name: '保存', exact: true }).click();
      await page.getByRole('checkbox', { name: `选择 ${title}` }).check();
      await page.getByRole('combobox', { name: '移动到' }).selectOption({ label: folder });
      await page.getByRole('button', { name: '批量移动' }).click();
      await page
        .getByRole('navigation', { name: '收藏夹' })
        .getByRole('link', { name: `${folder} 1` })
        .click();
      await expect(page.getByRole('list', { name: '收藏' })).toContainText(title);
    });
  });
}

/** How wide a card is, and whether it begins with the brand's color. */
function readPicture(card: Locator): Promise<{ readonly width: number; readonly isOfBrand: boolean }> {
  return card.evaluate((element) => {
    const picture = element as HTMLImageElement;
    const paint = (draw: (context: CanvasRenderingContext2D) => void) => {
      const context = document.createElement('canvas').getContext('2d');
      if (context) draw(context);
      return [...(context?.getImageData(0, 0, 1, 1).data ?? [])];
    };
    const shown = paint((context) => context.drawImage(picture, 0, 0));
    const main = paint((context) => {
      context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--color-main');
      context.fillRect(0, 0, 1, 1);
    });
    return {
      width: picture.naturalWidth,
      isOfBrand: shown.every((part, index) => Math.abs(part - (main[index] ?? 0)) < 3),
    };
  });
}
