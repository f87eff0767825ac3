import type { Page } from '@playwright/test';
import type { BrandUnderTest } from '../brand-under-test';
import { findAccessibilityViolations } from '../checks/accessibility';
import { takeClock } from '../checks/clock';
import { expect, test } from '../fixtures';
import { logInAt } from '../session/log-in';

const CENTER = '/document-center';
const CONTENT = `${CENTER}/document-content`;

/** A page that both versions of the document have. */
const SHARED_PAGE = 'quick-start/first-device';

/** A page that the old version lacks. */
const NEW_PAGE = 'operate/alarm';

/** The document center, from its first page to the last line of a document (spec §2). */
export function describeDocuments(brand: BrandUnderTest): void {
  const at = (path: string) => brand.basePath + path;
  const pageAt = (nodeId: string, version = '') =>
    at(`${CONTENT}?id=iot-hub&nodeId=${encodeURIComponent(nodeId)}${version && `&docVersionId=${version}`}`);
  const title = (page: Page) => page.getByRole('heading', { level: 1 });
  const tree = (page: Page) => page.getByRole('tree', { name: '文档目录' });

  test.describe('document center', () => {
    test('leads from a manual to its first page, and remembers what was read', async ({ page, portal }) => {
      await portal.open(at(CENTER));
      await page
        .getByRole('main')
        .getByRole('link', { name: /设备接入平台/ })
        .filter({ hasText: '篇' })
        .click();
      await expect(page).toHaveURL(/document-content\?id=iot-hub$/);
      await expect(tree(page)).toBeVisible();
      const read = await title(page).textContent();
      await portal.open(at(CENTER));
      const recent = page.getByRole('region', { name: '最近浏览' });
      await expect(recent.getByRole('link', { name: read ?? '' })).toBeVisible();
      await recent.getByRole('button', { name: '清空' }).click();
      await expect(recent).toBeHidden();
    });

    test('searches without script', async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
      const page = await context.newPage();
      await page.goto(at(CENTER));
      await page.getByRole('searchbox', { name: '搜索文档' }).fill('物模型');
      await page.getByRole('searchbox', { name: '搜索文档' }).press('Enter');
      await expect(page).toHaveURL(/document-search\?wd=/);
      await context.close();
    });
  });

  test.describe('reading page', () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
    });

    test('is left for the search with Ctrl+K as the first gesture of all', async ({ page, portal }) => {
      await portal.read(pageAt(SHARED_PAGE));
      await page.keyboard.press('Control+k');
      // Whichever field it is by then.
      await expect(page.locator(':focus')).toHaveRole('combobox');
      await page.keyboard.type('网关');
      const dialog = page.getByRole('dialog', { name: '搜索' });
      await expect(dialog.getByRole('group', { name: '当前手册' }).getByRole('option').first()).toBeVisible();
      await expect(dialog.getByRole('combobox')).toHaveValue('网关');
      await expect(page.getByRole('combobox', { name: '站内搜索', includeHidden: true })).toHaveValue('');
    });

    test('is there to be read before any script of the portal runs', async ({ page, portal }) => {
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url());
      });
      const clock = await takeClock(page);
      await clock.stop();
      await portal.read(pageAt(SHARED_PAGE));
      await expect(page.locator('#docBody h2').first()).toBeVisible();
      expect(scripts).toEqual([]);
      await clock.resume();
      await clock.passMinute();
      await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
      await page.keyboard.press('Tab');
      await expect(page.locator('html[data-hydrated]')).toBeAttached();
    });

    test('sends its text once, and takes it over as it stands', async ({ page, portal, request }) => {
      const html = await (await request.get(pageAt(SHARED_PAGE))).text();
      expect(html.split('密钥只完整显示这一次')).toHaveLength(2);
      await portal.open(pageAt(SHARED_PAGE));
      await expect(page.locator('#docBody h2').first()).toBeVisible();
      await expect(page.getByRole('button', { name: '复制代码' }).first()).toBeAttached();
    });

    test('is walked by its tree, by keyboard, without loading', async ({ page, portal }) => {
      await portal.open(pageAt(SHARED_PAGE));
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      const current = tree(page).locator('[aria-current="page"]');
      await expect(current).toBeVisible();
      await current.focus();
      await page.keyboard.press('Home');
      const first = tree(page).getByRole('treeitem').first();
      await expect(first).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(first).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect(page).not.toHaveURL(/first-device/);
      await expect(tree(page).locator('[aria-current="page"]')).toBeVisible();
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
      await page.goBack();
      await expect(title(page)).toHaveText('接入第一台设备');
      await expect(page.locator('#docBody')).toContainText('没有看到数据时');
    });

    test('filters its tree by title, not while an input method composes', async ({ page, portal }) => {
      await portal.open(pageAt(SHARED_PAGE));
      const words: string[] = [];
      page.on('request', (request) => {
        const url = new URL(request.url());
        const word = url.pathname.endsWith('/docTreeData') && url.searchParams.get('keyword');
        if (word) words.push(word);
      });
      const clock = await takeClock(page);
      await page.getByRole('searchbox', { name: /筛选目录/ }).focus();
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Input.imeSetComposition', { text: "cuo'wu", selectionStart: 6, selectionEnd: 6 });
      await clock.passMinute();
      expect(words).toEqual([]);
      await devtools.send('Input.insertText', { text: '错误码' });
      await page
        .getByRole('navigation', { name: /目录/ })
        .getByRole('link', { name: /错误码/ })
        .first()
        .click();
      await expect(title(page)).toHaveText('错误码');
      expect(words).toEqual(['错误码']);
    });

    test('keeps its page when the version changes, or says where the reader is', async ({ page, portal }) => {
      await portal.open(pageAt(SHARED_PAGE));
      await page.locator('summary', { hasText: 'V2.0' }).click();
      await page.getByRole('link', { name: 'V1.0' }).click();
      await expect(page).toHaveURL(/docVersionId=1\.0/);
      await expect(page.getByText('您正在阅读旧版本 V1.0 的文档')).toBeVisible();
      await expect(page.getByText('该版本没有此页')).toBeHidden();
      await page.getByRole('link', { name: '查看最新版本' }).click();
      await expect(page).toHaveURL(new RegExp('nodeId=quick-start%2Ffirst-device$'));

      await portal.open(pageAt(NEW_PAGE));
      await page.locator('summary', { hasText: 'V2.0' }).click();
      await page.getByRole('link', { name: 'V1.0' }).click();
      await expect(page).toHaveURL(/docVersionId=1\.0#docMoved/);
      await expect(page.getByText('该版本没有此页，已转到上级')).toBeVisible();
    });

    test('changes its version without script, too', async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
      const page = await context.newPage();
      await page.goto(pageAt(NEW_PAGE));
      await page.locator('summary', { hasText: 'V2.0' }).click();
      await page.getByRole('link', { name: 'V1.0' }).click();
      await expect(page.getByText('该版本没有此页，已转到上级')).toBeVisible();
      await expect(title(page)).toBeVisible();
      await context.close();
    });

    test('has one address for search engines', async ({ page, portal, baseURL }) => {
      await portal.read(pageAt(SHARED_PAGE, '1.0'));
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', baseURL + pageAt(SHARED_PAGE));
      await expect(page).toHaveTitle(/接入第一台设备 - 设备接入平台 V1\.0/);
    });

    test('tells where the reader is in the page', async ({ page, portal }) => {
      await portal.open(pageAt(SHARED_PAGE));
      const outline = page.getByRole('navigation', { name: '本页内容' });
      await outline.getByRole('link', { name: /第三步/ }).click();
      await expect(page).toHaveURL(/#/);
      await expect(outline.locator('[aria-current="location"]')).toHaveText(/第三步/);
    });

    test('is shown as its reader likes it, from the first paint', async ({ page, portal }) => {
      await portal.open(pageAt(SHARED_PAGE));
      await page.getByRole('button', { name: '阅读设置' }).click();
      await page.getByRole('checkbox', { name: '深色阅读' }).check();
      await page.getByRole('radio', { name: '大' }).check();
      await page.getByRole('button', { name: '完成' }).click();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => {
          sessionStorage.setItem('firstReading', document.documentElement.dataset['reading'] ?? '');
        });
      });
      await portal.open(pageAt(SHARED_PAGE));
      expect(await page.evaluate(() => sessionStorage.getItem('firstReading'))).toBe('dark large');
      expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(16, 24, 40)');
    });

    test('can be taken away as Markdown', async ({ page, portal, request, baseURL }) => {
      await portal.open(pageAt(SHARED_PAGE));
      const href = await page.getByRole('link', { name: '查看 .md' }).getAttribute('href');
      expect(href).toBe(at(`${CENTER}/iot-hub/2.0/${SHARED_PAGE}.md`));
      const file = await request.get(href ?? '');
      expect(file.headers()['content-type']).toBe('text/markdown; charset=utf-8');
      expect(await file.text()).toMatch(/^# 接入第一台设备/);
      const list = await (await request.get(at('/llms.txt'))).text();
      expect(list).toContain(`(${baseURL}${href})`);
      const missing = await request.get(at(`${CENTER}/iot-hub/2.0/no-such-page.md`));
      expect([missing.status(), missing.headers()['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
    });

    test('takes feedback and gives its number', async ({ page, portal }) => {
      await portal.open(pageAt(SHARED_PAGE));
      await page.getByRole('button', { name: '没帮助' }).click();
      await page.getByRole('button', { name: '提交反馈' }).click();
      await expect(page.getByText('请选择原因或填写说明')).toBeVisible();
      await page.getByRole('checkbox', { name: '示例无法运行' }).check();
      await page.getByRole('textbox', { name: /补充说明/ }).fill('第三步的脚本报错');
      await page.getByRole('button', { name: '提交反馈' }).click();
      await expect(page.getByText(/感谢反馈，编号 \S+/)).toBeVisible();
    });

    test('shows users their feedback', async ({ page, portal }) => {
      await logInAt(page, at('/overview/details'), brand.basePath ? 'demo-personal' : 'demo-enterprise');
      await expect(page).toHaveURL(at('/overview/details'));
      await expect(title(page)).not.toHaveText('正在确认登录状态');
      await portal.open(pageAt(SHARED_PAGE));
      await page.getByRole('button', { name: '有帮助', exact: true }).click();
      const number = /编号 (\S+)/.exec((await page.getByText(/感谢反馈，编号/).textContent()) ?? '')?.[1] ?? '-';
      await page.getByRole('button', { name: '我的反馈' }).click();
      await expect(page.getByRole('dialog', { name: '我的反馈' })).toContainText(number);
    });

    test('has its tree in a drawer on phones', async ({ page, portal }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await portal.read(pageAt(SHARED_PAGE));
      await expect(tree(page)).toBeHidden();
      await page.getByRole('button', { name: '目录', exact: true }).click();
      await expect(tree(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(tree(page)).toBeHidden();
    });

    test('is its text alone on paper, with nothing cut off', async ({ page, portal }) => {
      // A4 within its margins, in pixels of style sheets.
      await page.setViewportSize({ width: 672, height: 1000 });
      await portal.open(at(`${CONTENT}?id=edge-gateway&nodeId=${encodeURIComponent('reference/http-api')}`));
      await page.emulateMedia({ media: 'print' });
      await expect(title(page)).toBeVisible();
      await expect(page.getByRole('navigation', { name: '面包屑' })).toBeVisible();
      for (const role of ['banner', 'contentinfo', 'tree', 'button'] as const)
        await expect(page.getByRole(role)).toHaveCount(0);
      const cut = await page.getByRole('article').evaluate((article) =>
        Array.from(article.querySelectorAll<HTMLElement>('pre, table, figure'))
          .filter(({ scrollWidth, clientWidth, offsetLeft }) => scrollWidth > clientWidth || offsetLeft > 672)
          .map(({ textContent }) => textContent),
      );
      expect(cut).toEqual([]);
    });

    test('that is not there is not found', async ({ portal, expectedMessages }) => {
      expectedMessages.push(/status of 404/);
      for (const path of [
        at(CONTENT),
        at(`${CONTENT}?id=no-such-document`),
        pageAt('no/such/page'),
        pageAt(SHARED_PAGE, '9.9'),
        at(`${CONTENT}?id=%00`),
      ]) {
        expect([path, await portal.read(path)]).toEqual([path, 404]);
      }
    });
  });
}
