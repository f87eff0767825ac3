import type { ExportTask } from '@portal/api-contract/account';
import { unzipSync } from 'fflate';
import { startPrivacyTest } from '../../testing/privacy-test';
import { setUp } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import { openSession } from '../../testing/test-session';
import { waitUntil } from '../../testing/wait-until';
import { makeInvoiceZips } from './invoice-zip';
import { callInvoices } from './testing/invoice-desk';
import { storeInvoice } from './testing/store-invoice';

const test = setUp(startPrivacyTest);

const openUser = () => openSession(test.portal, test.clock());
const readNewest = async (browser: TestBrowser) =>
  (await browser.request('/ptl/invoice/batchStatus')).body.data as ExportTask | null;

async function download(browser: TestBrowser, url: string) {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return test.portal.app.inject({ url, headers: { cookie, ...browser.tokenHeaders() } });
}

it('has the files of the invoices of whoever asks, each in a folder of its own, and says how far it is', async () => {
  const [{ browser, userId }, other] = [await openUser(), await openUser()];
  const own = [await storeInvoice(test.portal, userId), await storeInvoice(test.portal, userId)];
  const foreign = await storeInvoice(test.portal, other.userId);
  expect((await callInvoices(browser, 'batchDownload', { ids: [foreign] })).body).toMatchObject({
    ...{ code: '404', msg: '所选发票没有可下载的文件' },
  });
  const asked = await callInvoices(browser, 'batchDownload', { ids: [...own, foreign] });
  expect(asked.body).toMatchObject({ code: '200', data: { taskId: expect.any(String) } });
  expect((await callInvoices(browser, 'batchDownload', { ids: own })).body).toMatchObject({ code: '409' });
  await makeInvoiceZips(test);
  await waitUntil(async () => (await readNewest(browser))?.status === 'done');
  const { url, progress } = (await readNewest(browser)) as ExportTask;
  expect(progress).toBe(100);
  const { rawPayload, headers } = await download(browser, url ?? '');
  expect(headers['content-type']).toBe('application/zip');
  expect(Object.keys(unzipSync(rawPayload)).sort()).toEqual(
    own.flatMap((no) => ['ofd', 'pdf', 'xml'].map((format) => `${no}/${no}.${format}`)).sort(),
  );
  expect((await download(other.browser, url ?? '')).statusCode).toBe(404);
  expect(await readNewest(other.browser)).toBeNull();
});

it('is of 500 invoices at most', async () => {
  const { browser } = await openUser();
  const ids = Array.from({ length: 501 }, (_, n) => `FP${n}`);
  expect((await callInvoices(browser, 'batchDownload', { ids })).body).toMatchObject({ code: '422' });
});
