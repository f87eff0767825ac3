import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { BrandUnderTest } from '../brand-under-test';
import { compareStructures, parseStructure, printStructure, readStructure } from '../checks/page-structure';
import { expect, test } from '../fixtures';

const WIDTHS = [390, 1024, 1440] as const;

/** Page types whose look is recorded; none that follows the clock. */
const PAGES: readonly (readonly [name: string, path: string])[] = [
  ['products', '/product'],
  ['product', '/product-detail/iot-hub.html'],
  ['solutions', '/solution'],
  ['solution', '/solution/smart-park.html'],
  ['cases', '/case'],
  ['case', '/case-details/jinhe-gear.html'],
  ['models', '/industrial-model'],
  ['news-center', '/news-center'],
  ['news-item', '/news-center-detail/price-adjust.html'],
  ['about-us', '/about-us'],
  ['legal-document', '/content/privacy-policy'],
];

/** What may go wrong with a look without any other test noticing it. */
const ACCIDENTS: readonly (readonly [name: string, style: string])[] = [
  ['headings of another size', 'h2 { font-size: 15px !important }'],
  ['small prose', 'main p { font-size: 12px !important }'],
  ['a grid that falls apart', 'main ul { grid-template-columns: 1fr !important }'],
  ['a band without its surface', 'main section { background: none !important }'],
  ['a band that is gone', 'main section:nth-of-type(1) { display: none }'],
  ['content beside its column', 'main { margin-inline-start: 40px }'],
];

/** The look of pages against what is recorded as text in the brand's own folder (docs/look.md). */
export function describePageStructure(brand: BrandUnderTest): void {
  test.describe('the look of', () => {
    for (const [name, path] of [['home', brand.home.slice(brand.basePath.length)] as const, ...PAGES]) {
      test(`${name} is as recorded`, async ({ page, portal }) => {
        const folder = join(test.info().config.rootDir, '../structure');
        test.skip(!existsSync(folder) && !process.env['RECORD_STRUCTURE'], 'nothing is recorded for this brand');
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          await portal.read(brand.basePath + path);
          expect(await compareWith(join(folder, `${name}-${width}.txt`), page), `at ${width}`).toEqual([]);
        }
      });
    }
  });

  test('no card of texts stands alone in its row', async ({ page, portal }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await portal.read(`${brand.basePath}/product-detail/iot-hub.html`);
    const alone = await page.locator('#advantages ol').evaluate((list) => {
      const card = list.children[0];
      return [2, 3, 4, 5, 6, 7, 8, 9, 10].filter((count) => {
        list.replaceChildren(...Array.from({ length: count }, () => card?.cloneNode(true) ?? ''));
        const tops = [...list.children].map((item) => item.getBoundingClientRect().top);
        return tops.filter((top) => top === tops.at(-1)).length < 2;
      });
    });
    expect(alone).toEqual([]);
  });

  test('an accident with the look of a page is noticed', async ({ page, portal }) => {
    await portal.read(`${brand.basePath}/product-detail/iot-hub.html`);
    await settle(page);
    const before = await readStructure(page);
    expect(compareStructures(before, parseStructure(printStructure(before)))).toEqual([]);
    for (const [name, content] of ACCIDENTS) {
      const style = await page.evaluateHandle((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets = [sheet];
        return sheet;
      }, content);
      await settle(page);
      expect(compareStructures(before, await readStructure(page)), name).not.toEqual([]);
      await style.dispose();
      await page.evaluate(() => {
        document.adoptedStyleSheets = [];
      });
    }
  });
}

async function compareWith(file: string, page: Page): Promise<string[]> {
  await settle(page);
  const actual = await readStructure(page);
  if (process.env['RECORD_STRUCTURE']) {
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, `${printStructure(actual)}\n`);
  }
  if (!existsSync(file)) return [`${file} is missing: record it with RECORD_STRUCTURE=1`];
  return compareStructures(parseStructure(readFileSync(file, 'utf8')), actual);
}

/** Fonts change the height of every text, and what a transition has only begun still looks as before. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    for (const transition of transitions) transition.finish();
  });
}
