import { strFromU8, unzipSync } from 'fflate';
import { randomUUID } from 'node:crypto';
import { createClosingCalls } from '../../testing/closing-calls';
import { DAY_MS, startPrivacyTest } from '../../testing/privacy-test';
import { setUp } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import { reopenSession } from '../../testing/test-session';
import { makeDataExports } from './data-export-worker';
import { waitUntil } from '../../testing/wait-until';

const { cancel, closeAll, openUser, query } = createClosingCalls(() => test);

const test = setUp(startPrivacyTest);

/** A customer, somebody who worked for the platform, and what the second did for the first. */
async function serveCustomer() {
  const [customer, worker] = [await openUser(), await openUser()];
  const [fileId, recordId, canary] = [randomUUID(), randomUUID(), `CANARY-${randomUUID()}`];
  const storageKey = `${fileId.slice(0, 2)}/${fileId}`;
  await test.files.put(storageKey, test.protection.seal(Buffer.from(canary), `stored_file:${fileId}`));
  await query(
    `insert into stored_file (id, owner_id, reader_id, unit, name, type, size, storage_key, is_used, created_at)
     values ($1, $2, $3, 'workorder', $4, 'pdf', 10, $5, true, $6)`,
    ...[fileId, worker.userId, customer.userId, `${canary}.pdf`, storageKey, test.clock()],
  );
  await query(
    `insert into status_log (id, record_kind, record_id, to_state, act, actor_role, actor_id, actor_name, reason, file_ids, at)
     values ($1, 'invoicetitle', $2, 3, 'reject', 'finance', $3, '', $4, '{}', $5)`,
    ...[randomUUID(), recordId, worker.userId, canary, test.clock()],
  );
  return { customer, worker, fileId, recordId, canary };
}

async function close({ browser, userId }: { browser: TestBrowser; userId: string }) {
  expect((await cancel(browser)).status).toBe(200);
  test.advance(15 * DAY_MS + 1000);
  await closeAll(userId);
}

it('leaves customers what somebody did for them whose account is closed', async () => {
  const { customer, worker, fileId, recordId, canary } = await serveCustomer();
  await close(worker);
  expect(await query('select name from stored_file where id = $1', fileId)).toEqual([{ name: `${canary}.pdf` }]);
  expect(await query('select reason from status_log where record_id = $1', recordId)).toEqual([{ reason: canary }]);
  const { browser } = await reopenSession(test.portal, customer.userId, test.clock());
  expect((await browser.request(`/ptl/file/content?id=${fileId}`)).text).toBe(canary);
});

it('takes with a customer’s account the files that were given to the customer', async () => {
  const { customer, fileId } = await serveCustomer();
  await close(customer);
  expect(await query('select 1 from stored_file where id = $1', fileId)).toEqual([]);
});

it('is part of the customer’s export, and of no other', async () => {
  const { customer, worker, canary } = await serveCustomer();
  const readExport = async ({ browser, userId }: typeof customer) => {
    await browser.request('/ptl/privacy/export', { method: 'POST', payload: {} });
    await waitUntil(async () => {
      await makeDataExports(test);
      return (await query(`select 1 from data_export where owner_id = $1 and state = 'done'`, userId)).length === 1;
    });
    const [task] = await query<{ id: string; storage_key: string }>(
      'select id, storage_key from data_export where owner_id = $1',
      userId,
    );
    const sealed = await test.files.get(task?.storage_key ?? '');
    const entries = unzipSync(test.protection.open(sealed ?? Buffer.alloc(0), `data_export:${task?.id}`));
    return Object.entries(entries)
      .map(([name, bytes]) => `${name} ${strFromU8(bytes)}`)
      .join('\n');
  };
  expect(await readExport(customer)).toContain(`${canary}.pdf`);
  expect(await readExport(worker)).not.toContain(canary);
});
