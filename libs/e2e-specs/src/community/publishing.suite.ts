import type { Page } from '@playwright/test';
import type { BrandUnderTest } from '../brand-under-test';
import { findAccessibilityViolations } from '../checks/accessibility';
import { expect, makeGesture, test, waitForHydration } from '../fixtures';
import { createModerator, type Moderator } from './moderator';
import { fillInText, submitText } from './writing-steps';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

/** A video that every browser plays. */
const VIDEO = '/files/films/jinhe-gear-plant.mp4';
const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:05.000\n先看接线\n';

/** Questions, materials and videos, from their editors to their pages; articles have a suite of their own. */
export function describePublishing(brand: BrandUnderTest): void {
  const at = (path: string) => brand.basePath + path;

  test.describe('publishing in the community', () => {
    let moderator: Moderator;

    test.beforeEach(async ({ portal }) => {
      moderator = await createModerator(await portal.openOther('demo-operator', at('/person-center/my-home')));
    });

    test('a question leads to those like it while it is typed, and is asked all the same', async ({ page, portal }) => {
      const title = `网关断网恢复后，平台上同一时刻出现两条一样的数据 ${Date.now()}`;
      const body = `${title}：断网恢复以后补传的点和实时的点各有一条，时间戳和数值都一样，报表里的累计量因此多了一倍。`;
      await portal.readAs('demo-enterprise', at('/community/simulation/publishQuestion'));
      await fillInText(page, { title, body, tag: '断网续传' });
      const similar = page.getByRole('region', { name: '相似问题' });
      await expect(similar.getByRole('link', { name: /^网关断网恢复后/ }).first()).toBeVisible();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await submitPassAndOpen(page, title);
      await expect(page).toHaveURL(new RegExp(`${at('/community/qaDetail/')}[\\w-]+\\.html$`));
      await expect(page.getByRole('main')).toContainText('报表里的累计量因此多了一倍');
      expect(await readDocument(page)).toContain('"@type":"QAPage"');
    });

    test('a material arrives although the line is cut, and is downloaded by whoever has logged in', async ({
      page,
      portal,
      context,
      expectedMessages,
    }) => {
      expectedMessages.push(/ERR_INTERNET_DISCONNECTED/);
      const title = `边缘网关选型对照表 ${Date.now()}`;
      await portal.readAs('demo-enterprise', at('/community/publishMaterial'));
      const input = page.locator('input[name=file]');
      await input.setInputFiles({ name: '接线.mp4', mimeType: 'video/mp4', buffer: PDF });
      await expect(
        page.getByText('请选择 pdf、doc、docx、pptx、xls、xlsx、zip、jpg、jpeg、png 格式的文件'),
      ).toBeVisible();

      await page.route(
        '**/ptl/file/large/bytes/*',
        async (route) => {
          await context.setOffline(true);
          await route.abort('internetdisconnected');
        },
        { times: 1 },
      );
      await input.setInputFiles({ name: '选型表.pdf', mimeType: 'application/pdf', buffer: PDF });
      const files = page.getByRole('list', { name: '文件：已选择' });
      await expect(files).toContainText('网络已断开，恢复后自动继续');
      await context.setOffline(false);
      await expect(files.getByText('已上传', { exact: true })).toBeVisible();

      const body = `${title}：按点位数、协议和断网时长三栏对照，附每一栏的算法和两个算例，选型会上可以直接翻到对应的一行。`;
      await fillInText(page, { title, body, tag: '边缘网关' });
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await submitPassAndOpen(page, title);
      const main = page.getByRole('main');
      await expect(main.getByText(body)).toHaveCount(1);
      await expect(main).toContainText(`${PDF.length} B`);
      await makeGesture(page);
      await waitForHydration(page);
      const download = page.waitForEvent('download');
      await main.getByRole('button', { name: '下载' }).click();
      expect((await download).suggestedFilename()).toBe('选型表.pdf');
    });

    test('a picture is a material that everybody sees before its file is downloaded', async ({ page, portal }) => {
      const title = `四线制变送器接线图 ${Date.now()}`;
      await portal.readAs('demo-enterprise', at('/community/publishMaterial'));
      const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 1280, height: 720 } });
      const file = { name: '接线图.png', mimeType: 'image/png', buffer: picture };
      await page.locator('input[name=file]').setInputFiles(file);
      await expect(page.getByText('已上传', { exact: true })).toBeVisible();
      const body = `${title}：电源、信号和屏蔽层各自接到哪一端，图上都有标注，两端接地的错误接法也画了一张作对照，调试前先看一遍。`;
      await fillInText(page, { title, body, tag: '接线' });
      await submitPassAndOpen(page, title);
      // It is drawn by the server's own work, a few seconds later.
      const shown = /<img[^>]* src="(\/ptl\/community\/content\/picture\?id=[\w-]+)" alt="图片预览：/;
      await expect.poll(() => readDocument(page)).toMatch(shown);
      const [, source = ''] = shown.exec(await readDocument(page)) ?? [];
      expect((await page.request.get(source)).headers()['content-type']).toBe('image/jpeg');
      await page.reload();
      const preview = page.getByRole('img', { name: `图片预览：${title}` });
      await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280);
      expect(await findAccessibilityViolations(page)).toEqual([]);
      // Who comes first after a change may be sent what was kept of the list.
      const list = at('/community/material');
      await expect.poll(async () => (await page.request.get(list)).text()).toContain(source);
      await page.goto(list);
      await expect(page.getByRole('main').locator(`img[src="${source}"]`)).toBeVisible();
    });

    test('a video is played with its captions, and its chapters lead into it', async ({ page, portal }) => {
      const title = `边缘网关接线与参数 ${Date.now()}`;
      await portal.readAs('demo-enterprise', at('/community/publishMaterial?kind=video'));
      // A file of its own: the same one is sent once, however many windows send it.
      const stamp = Buffer.from(`\0\0\0\x15free${Date.now()}`, 'latin1');
      const video = Buffer.concat([await (await page.request.get(VIDEO)).body(), stamp]);
      const cover = await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 180 } });
      await page.locator('input[name=file]').setInputFiles({ name: '接线.mp4', mimeType: 'video/mp4', buffer: video });
      await page.locator('input[name=cover]').setInputFiles({ name: '封面.png', mimeType: 'image/png', buffer: cover });
      const captions = { name: '字幕.vtt', mimeType: 'text/vtt', buffer: Buffer.from(CAPTIONS) };
      await page.locator('input[name=captions]').setInputFiles(captions);
      await page.getByRole('textbox', { name: /章节/ }).fill('0:00 接线；0:12 参数');
      const body = `${title}：从拆箱到上线，先接线、再上电、最后设参数，每一步都有对应的检查点和常见错误，第一次接触的人照着做即可。`;
      await fillInText(page, { title, body, tag: '边缘网关' });
      await expect(page.getByText('已上传', { exact: true })).toHaveCount(3);
      // The bar stays on top of what is scrolled below it, which hides parts of buttons for a moment.
      await page.evaluate(() => window.scrollTo(0, 0));
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await submitPassAndOpen(page, title);

      const player = page.getByLabel(`视频：${title}`);
      const picture = (await player.getAttribute('poster')) ?? '';
      expect((await page.request.get(picture)).headers()['content-type']).toBe('image/png');
      await makeGesture(page);
      await waitForHydration(page);
      const read = () => player.evaluate((video: HTMLVideoElement) => video.currentTime);
      await page.getByRole('list', { name: '章节' }).getByRole('button', { name: /参数/ }).click();
      await expect.poll(read).toBeGreaterThan(12);
      const cues = () =>
        player.evaluate(({ textTracks }: HTMLVideoElement) =>
          Array.from(textTracks[0]?.cues ?? [], (cue) => (cue as VTTCue).text),
        );
      await expect.poll(cues).toEqual(['先看接线']);
      expect(await readDocument(page)).toContain('"@type":"VideoObject"');
    });

    test('all that a member has written is fetched as one file', async ({ page, portal }) => {
      await portal.readAs('demo-enterprise', at('/simulation/person-center/my-FAQ'));
      await page.getByRole('button', { name: '导出全部作品' }).press('Enter');
      const made = page.getByRole('region', { name: '作品导出' });
      await expect(made).toContainText('可下载至');
      expect(await findAccessibilityViolations(page)).toEqual([]);
      const saved = page.waitForEvent('download');
      await made.getByRole('button', { name: '下载' }).press('Enter');
      expect((await saved).suggestedFilename()).toMatch(/^社区作品-\d{4}-\d{2}-\d{2}\.zip$/);
    });

    /** A moderator passes what is submitted; its author finds it among the own, and opens it. */
    async function submitPassAndOpen(page: Page, title: string): Promise<void> {
      const submitted = await moderator.claim(title, () => submitText(page));
      await expect(page.getByRole('heading', { name: /已提交审核$/ })).toBeVisible();
      await moderator.decide('pass', submitted);
      await page.getByRole('link', { name: /^我的/ }).first().click();
      await page.getByRole('main').getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    }
  });
}

/** What visitors and search engines are sent at the address of a page. */
async function readDocument(page: Page): Promise<string> {
  const response = await page.request.get(page.url());
  expect(response.status()).toBe(200);
  return response.text();
}
