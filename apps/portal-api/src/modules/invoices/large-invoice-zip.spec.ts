import { FILE_PIECE_BYTES } from '@portal/api-contract';
import type { ExportTask } from '@portal/api-contract/account';
import { unzipSync } from 'fflate';
import { randomBytes } from 'node:crypto';
import { startPrivacyTest } from '../../testing/privacy-test';
import { setUp } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import { openSession } from '../../testing/test-session';
import { countReadsBetween, countRounds, watchStore } from '../../testing/watch-store';
import { makeInvoiceZips } from './invoice-zip';
import { doInvoices } from './testing/invoice-desk';
import { storeInvoices } from './testing/store-invoice';

const test = setUp(startPrivacyTest);

const COUNT = 500;

/** Bytes that cannot be made smaller, as those of a PDF. */
const CONTENT = randomBytes(16_384);

/** What is sealed is longer than what it hides by so much at most. */
const SEAL_BYTES = 64;

const readNewest = async (browser: TestBrowser) =>
  (await browser.request('/ptl/invoice/batchStatus')).body.data as ExportTask;

describe('a zip of 500 invoices', () => {
  it('is written while it is read, a piece at a time, says how far it is, and lets requests through', async () => {
    const { browser, userId } = await openSession(test.portal, test.clock());
    const ids = await storeInvoices(test.portal, userId, COUNT, CONTENT);
    await doInvoices(browser, 'batchDownload', { ids });

    const progress: number[] = [];
    const roundsAt: number[] = [];
    const rounds = countRounds();
    const { files, steps, sizes } = watchStore(test.files, async (reads) => {
      roundsAt.push(rounds.count);
      if (reads % 100 === 1) progress.push((await readNewest(browser)).progress);
    });
    await makeInvoiceZips({ ...test, files });
    rounds.end();

    // Whatever waits for the event loop waits for one file at most.
    expect(new Set(roundsAt).size).toBe(roundsAt.length);

    // No more is held than a piece and what was read last: what was read is put away before the next is read.
    expect(Math.max(...sizes)).toBeLessThanOrEqual(FILE_PIECE_BYTES + SEAL_BYTES);
    const readBetween = countReadsBetween(steps);
    expect(readBetween).toHaveLength(sizes.length + 1);
    expect(Math.max(...readBetween)).toBeLessThanOrEqual(FILE_PIECE_BYTES / CONTENT.length + 2);

    expect(progress).toHaveLength(15);
    expect(progress).toEqual([...progress].sort((one, other) => one - other));
    expect(new Set(progress).size).toBe(15);
    expect(progress.at(-1)).toBeLessThan(100);

    const { status, url, size } = await readNewest(browser);
    expect(status).toBe('done');
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { cookie, ...browser.tokenHeaders() };
    const { rawPayload } = await test.portal.app.inject({ url: url ?? '', headers });
    expect(rawPayload.length).toBe(size);
    const entries = unzipSync(rawPayload);
    expect(Object.keys(entries).sort()).toEqual(
      ids.flatMap((no) => ['ofd', 'pdf', 'xml'].map((format) => `${no}/${no}.${format}`)).sort(),
    );
    expect(Object.values(entries).every((bytes) => CONTENT.equals(bytes))).toBe(true);
    const part = await test.portal.app.inject({
      url: url ?? '',
      headers: { ...headers, range: 'bytes=1048570-1048585' },
    });
    expect(part.statusCode).toBe(206);
    expect(part.rawPayload.equals(rawPayload.subarray(1_048_570, 1_048_586))).toBe(true);
  });
});
