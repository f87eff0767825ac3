import type { Page } from '@playwright/test';
import { ATTACKS } from '@portal/testing/attacks';
import type { BrandUnderTest } from '../brand-under-test';
import { expect, makeGesture, test, waitForHydration } from '../fixtures';
import { createCaller } from '../session/caller';
import { createModerator } from './moderator';

/** Stands behind everything else: what comes before it has been shown. */
const END = '到这里为止';

/** Letters that a comment may have. */
const COMMENT = 1000;

/** What others write never runs, wherever it is read. */
export function describeAttacks(brand: BrandUnderTest): void {
  const at = (path: string) => brand.basePath + path;

  test.describe('attacks by what members write', () => {
    let takeAway: (() => Promise<void>) | undefined;

    // Whatever happens, nobody else is to find what was written here.
    test.afterEach(async () => {
      await takeAway?.();
      takeAway = undefined;
    });

    test('run nowhere: not in the editor, its preview, an article, comments, lists and results', async ({
      page,
      portal,
    }) => {
      const told = await watchAttacks(page);
      // A control character is refused as no text.
      const typed = ATTACKS.filter((attack) => !/[^\P{Cc}\n\t]/u.test(attack));
      const moderator = await createModerator(await portal.openOther('demo-operator', at('/person-center/my-home')));
      await portal.readAs('demo-enterprise', at('/community/publishArticle'));
      const body = page.getByRole('textbox', { name: /正文/ });
      await body.fill([...typed, END].join('\n\n'));
      await expect(page.getByRole('region', { name: '预览' })).toContainText(END);
      await page.getByRole('button', { name: '富文本' }).click();
      await expect(body.getByText(END)).toBeAttached();
      await page.getByRole('button', { name: 'Markdown' }).click();
      await expect(body).toHaveValue([...typed, END].join('\n\n'));

      const title = `<img src=x onerror=attacked()> ${Date.now()}`;
      // Pictures and links to other sites are few in a text of a new author; the preview has had them.
      const own = typed.filter((attack) => !/<img|!\[|https?:|ttp:/i.test(attack));
      const { ask: call } = await createCaller(page, '/ptl/community');
      const text = {
        ...{ title, summary: '<svg onload=attacked()>', body: [...own, END].join('\n\n'), category: 'edge' },
        ...{ tags: ['"><svg onload=a()>'], isAiMade: false },
      };
      const { draftId } = await call<{ draftId: string }>('content/saveDraft', { mainType: 5, text });
      const article = at(`/community/blogArticleDetail/${draftId}.html`);
      takeAway = () => takeArticleAway(page, draftId, article);
      await moderator.decide('pass', await moderator.claim(title, () => call('content/submit', { mid: draftId })));
      const target = { targetType: 'content', targetId: draftId };
      await call('comment/save', { ...target, text: takeSome(own, COMMENT), asksReview: true, website: '' });

      await page.goto(article);
      await makeGesture(page);
      await waitForHydration(page);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(END);
      await expect(page.getByRole('region', { name: /^评论/ })).toContainText('attacked()');
      for (const path of [
        '/community/blogArticle?sort=newest',
        '/simulation/person-center/my-article',
        `/document-center/document-search?wd=${encodeURIComponent(title)}`,
      ]) {
        await page.goto(at(path));
        await expect(page.getByRole('link', { name: title }).first()).toBeVisible();
      }
      expect(told).toEqual([]);
    });
  });
}

/** Notes what runs, and what the policy of the page has to stop. */
async function watchAttacks(page: Page): Promise<readonly string[]> {
  const told: string[] = [];
  await page.exposeFunction('attacked', () => told.push('it ran'));
  await page.exposeFunction('noteViolation', (violation: string) => told.push(violation));
  await page.addInitScript(() => {
    const { noteViolation } = window as unknown as { noteViolation: (violation: string) => void };
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      noteViolation(`${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  return told;
}

/** Takes an own article away, wherever it stands, and sees that its page is gone. */
async function takeArticleAway(page: Page, mid: string, path: string): Promise<void> {
  const { ask: call } = await createCaller(page, '/ptl/community/content');
  const own = await call<{ list: readonly { mid: string; actions: readonly string[] }[] }>('myList', {
    ...{ mainTypes: [5], pageNo: 1, pageSize: 100 },
  });
  const { actions = [] } = own.list.find((item) => item.mid === mid) ?? {};
  for (const action of ['withdraw', 'offShelf']) if (actions.includes(action)) await call(action, { mid });
  await expect.poll(async () => (await page.request.get(path)).status()).toBeGreaterThanOrEqual(404);
}

function takeSome(texts: readonly string[], length: number): string {
  let taken = '';
  for (const text of texts) if (taken.length + text.length < length) taken += `${text}\n`;
  return taken.trim();
}
