import type { Locator, Page } from '@playwright/test';
import { type BrandUnderTest, listPageTypes } from '../brand-under-test';
import { holdCode, SCRIPTS } from '../checks/hold-code';
import { expect, test, waitForHydration } from '../fixtures';

/** Page types whose frame, layout and code differ from each other. */
const PAGES = ['home', 'product', 'document page'];

interface Way {
  readonly name: string;
  /** The least that somebody does who is about to press something: it calls for the code. */
  readonly approach: (page: Page) => Promise<unknown>;
  readonly press: (page: Page, button: Locator) => Promise<unknown>;
}

const WAYS: readonly Way[] = [
  {
    name: 'mouse',
    approach: moveMouse,
    press: async (page, button) => page.mouse.click(...(await findCentre(button))),
  },
  {
    name: 'keyboard',
    approach: (page) => page.keyboard.press('Tab'),
    press: async (page, button) => {
      await button.focus();
      await page.keyboard.press('Enter');
    },
  },
  {
    name: 'touch',
    approach: (page) => page.mouse.wheel(0, 1),
    press: async (page, button) => page.touchscreen.tap(...(await findCentre(button))),
  },
];

/** A button that needs code does its work however it is pressed, and whenever (design: no code before a gesture). */
export function describeGestures(brand: BrandUnderTest): void {
  const pages = listPageTypes(brand).filter(({ name }) => PAGES.includes(name));
  const findButton = (page: Page) => page.getByRole('button', { name: '项目咨询' }).first();
  const findDialog = (page: Page) => page.getByRole('dialog', { name: '项目咨询' });
  const expectDialog = (page: Page) => expect(findDialog(page)).toBeVisible();

  test.describe('a press', () => {
    test.use({ hasTouch: true });

    for (const { name, press, approach } of WAYS) {
      test(`by ${name} works before the code of a page is there, while it comes, and afterwards`, async ({
        page,
        portal,
      }) => {
        for (const { path } of pages) {
          const deliver = await holdCode(page);
          await portal.read(path);
          await press(page, findButton(page));
          deliver();
          await expectDialog(page);

          await page.unroute(SCRIPTS);
          const deliverAgain = await holdCode(page);
          await portal.read(path);
          await approach(page);
          await press(page, findButton(page));
          deliverAgain();
          await expectDialog(page);

          await portal.read(path);
          await approach(page);
          await waitForHydration(page);
          await press(page, findButton(page));
          await expectDialog(page);
          await page.unroute(SCRIPTS);
        }
      });
    }

    test('is not lost where the code got lost on its way: the next gesture asks for it again', async ({
      page,
      portal,
      expectedMessages,
    }) => {
      expectedMessages.push(/ERR_CONNECTION_FAILED/);
      for (const { path } of pages) {
        await page.goto('about:blank');
        await page.route(SCRIPTS, (route) => route.abort('connectionfailed'));
        await portal.read(path);
        const lost = page.waitForEvent('requestfailed');
        await findButton(page).click();
        await lost;
        await page.unroute(SCRIPTS);
        await expect(async () => {
          await moveMouse(page);
          await expect(findDialog(page)).toBeVisible({ timeout: 1000 });
        }).toPass();
      }
    });

    test('is heard by a page that has reloaded because its own code got lost after that of the start', async ({
      page,
      portal,
      expectedMessages,
    }) => {
      expectedMessages.push(/ERR_FAILED/, /Failed to fetch dynamically imported module/);
      for (const { path } of pages) {
        await portal.read(path);
        await page.evaluate(() => sessionStorage.removeItem('chunkReloadedAt'));
        await loseOwnCode(page);
        await expect(async () => {
          if (!(await findDialog(page).isVisible())) await findButton(page).click({ timeout: 1000 });
          await expect(findDialog(page)).toBeVisible({ timeout: 1000 });
        }).toPass();
      }
    });

    test('is heard where it got lost once more', async ({ page, portal, expectedMessages }) => {
      expectedMessages.push(/ERR_FAILED/, /Failed to fetch dynamically imported module/);
      for (const { path } of pages) {
        await portal.read(path);
        await page.evaluate(() => sessionStorage.setItem('chunkReloadedAt', String(Date.now())));
        await loseOwnCode(page);
        await findButton(page).click();
        await expect(async () => {
          await moveMouse(page);
          await expect(findDialog(page)).toBeVisible({ timeout: 1000 });
        }).toPass();
      }
    });
  });
}

/** As a hand does: the first word of a mouse on a page says where it is, the next that it moves. */
async function moveMouse(page: Page): Promise<void> {
  await page.mouse.move(280, 20);
  await page.mouse.move(300, 300);
}

async function findCentre(button: Locator): Promise<[x: number, y: number]> {
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x + width / 2, y + height / 2];
}

/** The script that a page has for itself, the last of the code that its document names, fails three times. */
async function loseOwnCode(page: Page): Promise<void> {
  const urls = await page.evaluate(() => {
    const { scripts } = JSON.parse(document.scripts.namedItem('boot')?.text ?? '') as { scripts: string[] };
    return scripts.filter((url) => url.startsWith('/assets/'));
  });
  await page.route(`**${urls.at(-1)}`, (route) => route.abort('failed'), { times: 3 });
}
