import type { BrandUnderTest } from '../brand-under-test';
import { findAccessibilityViolations } from '../checks/accessibility';
import { expect, test } from '../fixtures';
import { createModerator } from './moderator';
import { fillInText, submitText } from './writing-steps';

const DAY_MS = 86_400_000;
const CHINA_OFFSET_MS = 8 * 3_600_000;

const WAYS = [
  '振动值在转速越过临界点时突然变大，离开之后又回到原来的水平，重新紧固地脚螺栓也没有变化。',
  '把采样窗口改为整周期之后，一倍频的幅值稳定下来，和手持仪表的读数相差不到百分之三。',
];

/** What nothing else is like: what resembles a text that was taken down is asked about first. */
const TIMED =
  '两台机组的齿轮箱在大风天先后报油温高，现场看到散热片被柳絮堵了一半。清洗之后同样风速下油温低了九度，于是把清洗排进每年五月的例行检修，并在画面上加了进出口温差。';

/** What members publish, from the check before it to a takedown. */
export function describeModeration(brand: BrandUnderTest): void {
  const at = (path: string) => brand.basePath + path;

  test.describe('moderation of the community', () => {
    test('an article is checked, rejected, written anew, changed behind the old text, taken down, and back by an appeal', async ({
      page,
      portal,
    }) => {
      const moderator = await createModerator(await portal.openOther('demo-operator', at('/person-center/my-home')));
      const stamp = Date.now();
      const word = `代开试验${String(stamp).slice(-6)}`;
      await moderator.forbid(word);
      const title = `风机振动越过临界转速的处理 ${stamp}`;
      const rows = page.getByRole('list', { name: '我的文章' }).getByRole('listitem');
      const row = rows.filter({ hasText: title });
      const openOwn = () => page.goto(at('/simulation/person-center/my-article'));

      await portal.readAs('demo-enterprise', at('/community/simulation/publishArticle'));
      await fillInText(page, { title, body: `${WAYS[0]}顺便提一句${word}。`, tag: '振动' });
      await submitText(page);
      const hits = page.getByRole('region', { name: '发布前检查：1 处需要确认' });
      await expect(hits).toContainText(`正文第 ${(WAYS[0]?.length ?? 0) + 6} 字：${word}`);
      await hits.getByRole('button', { name: '定位' }).click();
      const body = page.getByRole('textbox', { name: /正文/ });
      await expect(body).toBeFocused();
      expect(await body.evaluate(readSelection)).toBe(word);
      const rejected = await moderator.claim(title, () =>
        hits.getByRole('button', { name: '仍要提交人工审核' }).click(),
      );
      await expect(page.getByRole('heading', { name: '文章已提交审核' })).toBeVisible();
      await moderator.decide('reject', rejected, '与站点主题无关的词语请删去');
      await openOwn();
      await expect(row).toContainText('未通过');
      await expect(row).toContainText('原因：与站点主题无关的词语请删去');
      await row.getByRole('link', { name: '修改重提' }).click();
      await page.getByRole('textbox', { name: /正文/ }).fill([`${title}：${WAYS[0]}`, WAYS[1]].join('\n\n'));
      const mended = await moderator.claim(title, () => submitText(page));
      await expect(page.getByRole('heading', { name: '文章已提交审核' })).toBeVisible();
      await moderator.decide('pass', mended);

      await openOwn();
      await expect(row).toContainText('已上架');
      const link = row.getByRole('link', { name: title });
      const address = (await link.getAttribute('href')) ?? '';
      const readArticle = async () => {
        const response = await page.request.get(address);
        return `${response.status()} ${await response.text()}`;
      };
      expect(await readArticle()).toContain(WAYS[1]);

      await row.getByRole('link', { name: '编辑' }).click();
      await page.getByRole('textbox', { name: /正文/ }).fill(`${title}：${WAYS[0]}\n\n第二稿：${WAYS[1]}`);
      const revised = await moderator.claim(title, () => submitText(page));
      await expect(page.getByRole('heading', { name: '文章已提交审核' })).toBeVisible();
      await openOwn();
      await expect(row).toContainText('修改正在审核，原内容仍在展示');
      expect(await readArticle()).not.toContain('第二稿');
      const shown = await moderator.decide('pass', revised);
      await expect.poll(readArticle).toContain('第二稿');
      await openOwn();
      await row.getByRole('button', { name: '历史版本' }).click();
      const history = page.getByRole('dialog', { name: '历史版本' });
      await expect(history.getByRole('button', { name: /第 2 版.*展示中/ })).toBeVisible();
      await expect(history.getByRole('group', { name: '差异' }).locator('ins')).toContainText('第二稿');
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await history.getByRole('button', { name: '关闭' }).click();

      await moderator.decide('takeDown', shown, '配图涉及未公开的产线资料');
      await expect.poll(readArticle).toMatch(/^410 /);
      await openOwn();
      await expect(row).toContainText('违规下架');
      await row.getByRole('button', { name: '申诉' }).click();
      const dialog = page.getByRole('dialog', { name: '申诉' });
      await dialog.getByLabel(/申诉理由/).fill('文中没有配图，也没有涉及任何未公开的产线资料，请复核。');
      // Whoever took it down does not decide of that.
      const second = await createModerator(await portal.openOther('demo-moderator', at('/person-center/my-home')));
      const appealed = await second.claim(title, () => dialog.getByRole('button', { name: '提交申诉' }).click());
      await expect(dialog).toBeHidden();
      await expect(row).toContainText('审核中');
      await second.decide('pass', appealed);
      await expect.poll(readArticle).toContain('第二稿');
      await openOwn();
      await expect(row).toContainText('已上架');
    });

    test('an article that is passed waits for the time that its author has chosen', async ({ page, portal }) => {
      const moderator = await createModerator(await portal.openOther('demo-operator', at('/person-center/my-home')));
      const title = `风机齿轮箱油温的两次报警 ${Date.now()}`;
      const tomorrow = new Date(Date.now() + DAY_MS + CHINA_OFFSET_MS).toISOString().slice(0, 10);
      await portal.readAs('demo-enterprise', at('/community/publishArticle'));
      await fillInText(page, { title, body: TIMED, tag: '振动' });
      const time = page.getByLabel('定时发布（选填）');
      await time.fill('2026-01-01T09:00');
      await submitText(page);
      await expect(page.getByText('请选择将来的时间')).toBeVisible();
      await time.fill(`${tomorrow}T09:00`);
      const submitted = await moderator.claim(title, () => submitText(page));
      await expect(page.getByRole('heading', { name: '文章已提交审核' })).toBeVisible();
      const { mid } = await moderator.decide('pass', submitted);
      await page.goto(at('/person-center/my-article'));
      const row = page.getByRole('list', { name: '我的文章' }).getByRole('listitem').filter({ hasText: title });
      await expect(row).toContainText(`定时 ${tomorrow} 09:00 发布`);
      await expect(row.getByRole('link', { name: title })).toHaveCount(0);
      expect((await page.request.get(at(`/community/blogArticleDetail/${mid}.html`))).status()).toBe(404);
    });
  });
}

function readSelection(element: Element): string {
  const { value, selectionStart, selectionEnd } = element as HTMLTextAreaElement;
  return value.slice(selectionStart, selectionEnd);
}
