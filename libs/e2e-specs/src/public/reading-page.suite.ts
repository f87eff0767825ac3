import type { BrandUnderTest } from '../brand-under-test';
import { expect, test } from '../fixtures';

const CONTENT = '/document-center/document-content';

/** What a page of a document is before its reader has done anything: by its styles and the document's one script. */
export function describeReadingPage(brand: BrandUnderTest): void {
  const pageAt = (nodeId: string) => `${brand.basePath}${CONTENT}?id=iot-hub&nodeId=${encodeURIComponent(nodeId)}`;

  test.describe('reading page before any gesture', () => {
    test('shows where it stands in its tree', async ({ page, portal }) => {
      await page.setViewportSize({ width: 1440, height: 420 });
      await portal.read(pageAt('operate/alarm'));
      const current = page.getByRole('tree', { name: '文档目录' }).locator('[aria-current="page"]');
      await expect(current).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });

    test('keeps its outline free of what floats over the page', async ({ page, portal }) => {
      for (const width of [1280, 1360, 1440, 1600, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await portal.read(pageAt('quick-start/first-device'));
        const outline = await page.getByRole('navigation', { name: '本页内容' }).boundingBox();
        const toolbox = await page.getByRole('complementary', { name: '快捷服务' }).boundingBox();
        const end = (outline?.x ?? Number.NaN) + (outline?.width ?? Number.NaN);
        expect([width, end <= (toolbox?.x ?? Number.NaN)]).toEqual([width, true]);
      }
    });

    test('is dark where the system is, without script too', async ({ browser, baseURL }) => {
      for (const javaScriptEnabled of [true, false]) {
        const options = { javaScriptEnabled, colorScheme: 'dark', ...(baseURL && { baseURL }) } as const;
        const context = await browser.newContext(options);
        const page = await context.newPage();
        await page.goto(pageAt('quick-start/first-device'));
        await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(16, 24, 40)');
        await context.close();
      }
    });

    test('has a diagram as a picture, above its source, without script too', async ({ browser, baseURL }) => {
      const viewport = { width: 390, height: 844 };
      const options = { javaScriptEnabled: false, viewport, ...(baseURL && { baseURL }) };
      const context = await browser.newContext(options);
      const page = await context.newPage();
      await page.goto(pageAt('command/send-command'));
      const picture = page.getByRole('img', { name: '状态图：一条指令的状态' });
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(390);
      // On a phone it stays large enough to be read, and is scrolled by itself.
      const overflow = await page.evaluate(() => {
        const [root, frame] = [document.documentElement, document.querySelector('.diagram > p')];
        return [root, frame].map((box) => (box?.scrollWidth ?? 0) > (box?.clientWidth ?? 0));
      });
      expect(overflow).toEqual([false, true]);
      const source = page.locator('.diagram > details', { hasText: '图的源码' });
      await expect(source.locator('pre')).toBeHidden();
      await source.locator('summary').click();
      await expect(source.locator('pre')).toContainText('stateDiagram-v2');
      await context.close();
    });
  });
}
