import type { BrandUnderTest } from '../brand-under-test';
import { findAccessibilityViolations } from '../checks/accessibility';
import { validateHtml } from '../checks/html-validity';
import { expect, test } from '../fixtures';

const FACTORY = '/lighthouse-factory?factory=jinhe-gear-plant';
const FILE = '/files/films/jinhe-gear-plant.mp4';

/** Videos, which visitors play themselves. */
export function describeVideos(brand: BrandUnderTest): void {
  const at = (path: string) => brand.basePath + path;

  test.describe('the video of a factory', () => {
    test('is loaded once it is asked for, plays, and tells what it shows', async ({ page, portal }) => {
      const loaded: number[] = [];
      page.on('response', (response) => {
        if (response.url().endsWith('.mp4')) loaded.push(response.status());
      });
      await portal.open(at(FACTORY));
      const dialog = page.getByRole('dialog', { name: '锦禾传动 齿轮工厂' });
      const player = dialog.getByLabel('影片：下一件之前就修正');
      await expect(player).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(loaded).toEqual([]);
      expect(await player.evaluate((video: HTMLVideoElement) => [video.paused, video.autoplay])).toEqual([true, false]);
      expect(await findAccessibilityViolations(page)).toEqual([]);
      const place = await dialog.getByText('影片的文字版').boundingBox();

      await player.focus();
      await page.keyboard.press('Space');
      await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.5);
      expect(new Set(loaded)).toEqual(new Set([206]));
      const cues = () =>
        player.evaluate((video: HTMLVideoElement) =>
          Array.from(video.textTracks[0]?.cues ?? [], (cue) => (cue as VTTCue).text),
        );
      await expect.poll(cues).not.toEqual([]);
      expect(await player.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode)).toBe('showing');
      const seconds = await player.evaluate((video: HTMLVideoElement) => Math.round(video.duration));
      await expect(dialog.getByText(`影片 ${seconds} 秒 · 无声，有字幕`)).toBeVisible();

      expect(await dialog.getByText('影片的文字版').boundingBox()).toEqual(place);
      await dialog.getByText('影片的文字版').click();
      await expect(dialog.getByText((await cues()).join(''))).toBeVisible();
    });

    test('is valid HTML', async ({ request }) => {
      test.skip(Boolean(process.env['SKIP_HTML_VALIDATION']), 'the validator needs Java');
      const document = await (await request.get(at(FACTORY))).text();
      expect(document).toContain('<track');
      expect(await validateHtml(new Map([['factory', document]]))).toEqual([]);
    });

    test('is sent in parts, so that one can go to any place in it', async ({ page, portal, request }) => {
      const part = await request.get(FILE, { headers: { range: 'bytes=0-1' } });
      expect([part.status(), (await part.body()).length]).toEqual([206, 2]);
      expect(part.headers()).toMatchObject({ 'accept-ranges': 'bytes', 'content-type': 'video/mp4' });
      await portal.open(at(FACTORY));
      const player = page.getByLabel('影片：下一件之前就修正');
      await player.evaluate((video: HTMLVideoElement) => {
        video.currentTime = 24;
        return video.play();
      });
      await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(24.3);
    });
  });
}
