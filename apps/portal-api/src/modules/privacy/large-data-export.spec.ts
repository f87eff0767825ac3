import { FILE_PIECE_BYTES } from '@portal/api-contract';
import type { DataExport } from '@portal/api-contract/account';
import { strFromU8, unzipSync } from 'fflate';
import { randomBytes, randomUUID } from 'node:crypto';
import type { PersonalData } from '../../platform/modules/personal-data';
import { startPrivacyTest } from '../../testing/privacy-test';
import { setUp } from '../../testing/set-up';
import { openSession } from '../../testing/test-session';
import { countReadsBetween, countRounds, watchStore } from '../../testing/watch-store';
import { makeDataExports } from './data-export-worker';

const test = setUp(startPrivacyTest);

const FILES = 40;

/** Bytes that cannot be made smaller. */
const CONTENT = randomBytes(128 * 1024);

const RECORDS = 5000;

/** What is sealed is longer than what it hides by so much at most. */
const SEAL_BYTES = 64;

/** A kind with so many records that they would keep the portal busy in one go. */
const MANY: PersonalData = {
  ...{ name: 'many', title: '许多记录', tables: [], columns: { number: '编号', text: '内容' } },
  read: () =>
    Promise.resolve(Array.from({ length: RECORDS }, (_, number) => ({ number, text: `=第${number}条,"引号"` }))),
  retention: { treatment: 'erase', period: '', reason: '' },
  erase: () => Promise.resolve(),
};

describe('a large export of personal data', () => {
  it('is written while it is read, a piece at a time, and lets requests through', async () => {
    const { browser, userId } = await openSession(test.portal, test.clock());
    for (let place = 0; place < FILES; place += 1) {
      const id = randomUUID();
      await test.files.put(id, test.protection.seal(CONTENT, `stored_file:${id}`));
      await test.portal.database.query(
        `insert into stored_file (id, owner_id, name, type, size, unit, storage_key, created_at, pieces)
         values ($1, $2, 'a.pdf', 'pdf', $3, 'community', $4, $5, 0)`,
        [id, userId, CONTENT.length, id, test.clock()],
      );
    }
    await browser.request('/ptl/privacy/export', {
      ...{ method: 'POST', payload: { ticket: '' }, headers: { 'idempotency-key': randomUUID() } },
    });
    const [rounds, roundsAt] = [countRounds(), [] as number[]];
    const { files, steps, sizes } = watchStore(test.files, () => {
      roundsAt.push(rounds.count);
      return Promise.resolve();
    });
    await makeDataExports({ ...test, personalData: [...test.personalData, MANY], files });
    rounds.end();

    // Whatever waits for the event loop waits for one file at most.
    expect(roundsAt).toHaveLength(FILES);
    expect(new Set(roundsAt).size).toBe(FILES);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(FILE_PIECE_BYTES + SEAL_BYTES);
    // What was read is put away before much more is read.
    expect(Math.max(...countReadsBetween(steps))).toBeLessThanOrEqual(FILE_PIECE_BYTES / CONTENT.length + 2);

    const { url, size, status } = (await browser.request('/ptl/privacy/exportStatus')).body.data as DataExport;
    expect(status).toBe('done');
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const { rawPayload, headers } = await test.portal.app.inject({
      ...{ url: url ?? '', headers: { cookie, ...browser.tokenHeaders() } },
    });
    expect(rawPayload).toHaveLength(size);
    expect(headers['cache-control']).toBe('private, no-store');
    const entries = unzipSync(rawPayload);
    expect(Object.keys(entries).filter((name) => name.startsWith('files/'))).toHaveLength(FILES);
    const { records } = JSON.parse(strFromU8(entries['many.json'] ?? new Uint8Array())) as { records: unknown[] };
    expect(records).toHaveLength(RECORDS);
    expect(records[4999]).toEqual({ number: 4999, text: '=第4999条,"引号"' });
    const lines = strFromU8(entries['many.csv'] ?? new Uint8Array()).split('\r\n');
    expect(lines).toHaveLength(RECORDS + 2);
    expect(lines[5000]).toBe(`4999,"'=第4999条,""引号"""`);
    expect(strFromU8(entries['说明.txt'] ?? new Uint8Array())).toContain('许多记录  5000 条');
  });
});
