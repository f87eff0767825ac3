import type { Page } from '@playwright/test';
import type { BrandUnderTest } from '../brand-under-test';
import { findAccessibilityViolations } from '../checks/accessibility';
import { expect, test, waitForHydration } from '../fixtures';
import { readStoredSession } from '../session/log-in';

const MB = 1024 * 1024;

const PDF = {
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};

/** What forms do with files, and before they are left. */
export function describeForms(brand: BrandUnderTest): void {
  const at = (path: string) => brand.basePath + path;
  const account = 'demo-enterprise';

  test.describe('a form', () => {
    test('sends a photograph above 4 MB smaller and upright', async ({ page, portal }) => {
      await portal.readAs(account, at('/partner/apply'));
      const files = page.getByRole('list', { name: '资质证明：已选择' });
      const buffer = await takePhotograph(page);
      expect(buffer.length).toBeGreaterThan(4 * MB);
      const answered = page.waitForResponse(/uploadFlexible/);
      await page
        .locator('main input[type=file]')
        .setInputFiles({ name: '营业执照.jpeg', mimeType: 'image/jpeg', buffer });
      const { data } = (await (await answered).json()) as { data: { id: string; name: string } };
      await expect(files.getByText('已上传', { exact: true })).toBeVisible();
      await expect(files.getByText(/^已压缩：\d+\.\d MB → \d\.\d MB$/)).toBeVisible();
      expect(data.name).toBe('营业执照.jpeg');
      // It was written on its side, as cameras do, and said so.
      expect(await measureStored(page, data.id)).toEqual({ width: 2000, height: 3000 });
      await files.getByRole('button', { name: '删除 营业执照.jpeg' }).click();
      await expect(files.getByRole('listitem')).toHaveCount(0);
    });

    test('takes a bitmap that is too large until it is a JPEG', async ({ page, portal }) => {
      await portal.readAs(account, at('/partner/apply'));
      const files = page.getByRole('list', { name: '资质证明：已选择' });
      const buffer = paintBitmap(2400, 1600);
      expect(buffer.length).toBeGreaterThan(10 * MB);
      await page
        .locator('main input[type=file]')
        .setInputFiles({ name: '营业执照.bmp', mimeType: 'image/bmp', buffer });
      await expect(files.getByText('营业执照.jpg')).toBeVisible();
      await expect(files.getByText('已上传', { exact: true })).toBeVisible();
      await expect(files.getByText(/^已压缩：11\.0 MB → \d+(\.\d)? [KM]B$/)).toBeVisible();
      await files.getByRole('button', { name: '删除 营业执照.jpg' }).click();
    });

    test('offers another file for one that is refused, and a retry for one that was lost', async ({
      page,
      portal,
      expectedMessages,
    }) => {
      expectedMessages.push(/status of 415/, /ERR_INTERNET_DISCONNECTED/);
      await portal.readAs(account, at('/recruit/apply?job=campus-algorithm'));
      const files = page.getByRole('list', { name: '简历：已选择' });
      const input = page.locator('main input[type=file]');
      await input.setInputFiles({ name: '简历.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no pdf') });
      await expect(files.getByText('不符合要求')).toBeVisible();
      await expect(files.getByText('仅支持 pdf、doc、docx 格式的文件')).toBeVisible();
      await expect(files.getByRole('button', { name: /重试/ })).toHaveCount(0);
      await expect(files.getByRole('button', { name: '删除 简历.pdf' })).toBeVisible();
      expect(await findAccessibilityViolations(page)).toEqual([]);

      const chooser = page.waitForEvent('filechooser');
      await files.getByRole('button', { name: '重新选择 简历.pdf' }).click();
      await page.route(/uploadFlexible/, (route) => route.abort('internetdisconnected'));
      await (await chooser).setFiles({ ...PDF, name: '新简历.pdf' });
      await expect(files.getByText('上传失败')).toBeVisible();
      await expect(files.getByRole('listitem')).toHaveCount(1);
      await page.unroute(/uploadFlexible/);
      await files.getByRole('button', { name: '重试上传 新简历.pdf' }).click();
      await expect(files.getByText('已上传', { exact: true })).toBeVisible();
      await files.getByRole('button', { name: '删除 新简历.pdf' }).click();
    });

    test('asks before back, a link or a search leaves what no draft keeps', async ({ page, portal }) => {
      const asked = answerQuestions(page);
      await portal.readAs(account, at('/overview/details'));
      // From here on a link stays within the document.
      await waitForHydration(page);
      const menu = page.getByRole('navigation', { name: '账号菜单' });
      await menu.getByRole('link', { name: '工单', exact: true }).click();
      const list = at('/overview/workorder');
      await expect(page).toHaveURL(list);
      await page.getByRole('link', { name: '提交工单' }).first().click();
      const form = at('/overview/submitworkorder');
      const title = page.getByRole('textbox', { name: '标题' });
      await title.fill('网关断线后没有自动重连');
      await goBack(page);
      await expect(page).toHaveURL(list);
      expect(asked.questions, 'what is kept in a draft').toEqual([]);
      await page.goForward();
      await expect(title).toHaveValue('网关断线后没有自动重连');

      await page.locator('main input[type=file]').setInputFiles({ ...PDF, name: '日志.pdf' });
      const stored = page.getByRole('list', { name: '附件：已选择' }).getByText('已上传');
      await expect(stored).toBeVisible();
      const place = await page.evaluate(() => window.scrollY);
      const search = page.getByRole('banner').getByRole('combobox');
      const ways = [
        () => goBack(page),
        () => page.evaluate(() => window.history.go(-2)),
        () => menu.getByRole('link', { name: '工单', exact: true }).click(),
        async () => {
          await page.getByRole('search').hover();
          await search.fill('网关');
          await search.press('Enter');
        },
      ];
      for (const [index, leave] of ways.entries()) {
        await leave();
        await expect.poll(() => asked.questions).toHaveLength(index + 1);
        await expect(page).toHaveURL(form);
        await expect(stored).toBeVisible();
        await expect(title).toHaveValue('网关断线后没有自动重连');
        if (index === 0) expect(await page.evaluate(() => window.scrollY)).toBe(place);
      }
      expect(new Set(asked.questions)).toEqual(new Set(['附件和机密信息不会保留，确定离开？']));

      asked.isAgreed = true;
      await goBack(page);
      await expect(page).toHaveURL(list);
      await expect(page.getByRole('heading', { level: 1, name: '我的工单' })).toBeVisible();
      await goBack(page);
      await expect(page).toHaveURL(at('/overview/details'));
      expect(asked.questions).toHaveLength(ways.length + 1);
    });

    test('asks before back leaves a file that is not stored yet, and not after', async ({ page, portal }) => {
      const asked = answerQuestions(page);
      await portal.readAs(account, at('/overview/details'));
      await portal.open(at('/recruit?job=campus-algorithm'));
      await page.getByRole('main').getByRole('link', { name: /投递/ }).first().click();
      await page.getByRole('main').getByLabel(/姓名/).fill('林予安');
      const release = await holdUploads(page);
      await page.locator('main input[type=file]').setInputFiles({ ...PDF, name: '简历.pdf' });
      await expect(page.getByText('上传中 0%')).toBeVisible();
      await goBack(page);
      await expect.poll(() => asked.questions).toEqual(['有附件还没有上传，离开后需要重新选择，确定离开？']);
      await expect(page).toHaveURL(/recruit\/apply/);
      release();
      await expect(page.getByText('已上传', { exact: true })).toBeVisible();
      await goBack(page);
      await expect(page).toHaveURL(at('/recruit?job=campus-algorithm'));
      await page.goForward();
      await expect(page.getByRole('main').getByLabel(/姓名/)).toHaveValue('林予安');
      await page.getByRole('button', { name: '删除 简历.pdf' }).click();
      expect(asked.questions).toHaveLength(1);
    });
  });
}

/** Answers what the page asks: no, until told otherwise; questions of the browser itself are agreed to. */
function answerQuestions(page: Page) {
  const asked = { questions: [] as string[], isAgreed: false };
  page.on('dialog', (dialog) => {
    if (dialog.type() === 'beforeunload') return dialog.accept();
    asked.questions.push(dialog.message());
    return asked.isAgreed ? dialog.accept() : dialog.dismiss();
  });
  return asked;
}

/** Presses back. Waiting for it to arrive would wait for ever where the visitor stays. */
function goBack(page: Page): Promise<void> {
  return page.evaluate(() => window.history.back());
}

/** Keeps uploads on their way; returns what lets them go. */
async function holdUploads(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/uploadFlexible/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** A photograph of 6 megapixels that was taken with the camera on its side, as a JPEG that says so. */
async function takePhotograph(page: Page): Promise<Buffer> {
  const jpeg = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 3000, height: 2000 });
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    const image = context.createImageData(canvas.width, canvas.height);
    // Grain on a slope: what a camera sees in the dark.
    for (let index = 0; index < image.data.length; index += 1) {
      image.data[index] = index % 4 === 3 ? 255 : index / 200_000 + ((index * 2_654_435_761) % 97);
    }
    context.putImageData(image, 0, 0);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.99));
    const reader = new FileReader();
    const read = new Promise((resolve) => reader.addEventListener('load', resolve));
    reader.readAsDataURL(blob as Blob);
    await read;
    return String(reader.result);
  });
  // Exif with one entry: orientation 6, a quarter turn to the right.
  const exif = Buffer.from('ffe1002245786966000049492a0008000000010012010300010000000600000000000000', 'hex');
  const bytes = Buffer.from(jpeg.slice(jpeg.indexOf(',') + 1), 'base64');
  return Buffer.concat([bytes.subarray(0, 2), exif, bytes.subarray(2)]);
}

/** A bitmap of 24 bits per pixel with a slope of colours. */
function paintBitmap(width: number, height: number): Buffer {
  const bitmap = Buffer.alloc(54 + width * height * 3);
  for (let index = 54; index < bitmap.length; index += 1) bitmap[index] = Math.floor(index / 60_000) + (index % 3);
  bitmap.write('BM', 'latin1');
  bitmap.writeUInt32LE(bitmap.length, 2);
  bitmap.writeUInt32LE(54, 10);
  bitmap.writeUInt32LE(40, 14);
  bitmap.writeInt32LE(width, 18);
  bitmap.writeInt32LE(height, 22);
  bitmap.writeUInt16LE(1, 26);
  bitmap.writeUInt16LE(24, 28);
  return bitmap;
}

/** Sides of a stored picture as a browser shows it. */
async function measureStored(page: Page, id: string) {
  const { 'IDAAS-AUTH-TOKEN': token = '' } = await readStoredSession(page);
  return page.evaluate(
    async ([fileId, value]) => {
      const headers = { Authorization: `Bearer ${value}`, 'IDAAS-AUTH-TOKEN': `${value}` };
      const answer = await fetch(`/ptl/file/content?id=${fileId}`, { headers });
      const { width, height } = await createImageBitmap(await answer.blob());
      return { width, height };
    },
    [id, token],
  );
}
