import { sendFile, storeFile } from '../../testing/multipart';
import { SAMPLE_PDF } from '../../testing/sample-files';
import { setUpPortal } from '../../testing/set-up';
import { openSession } from '../../testing/test-session';

const portal = setUpPortal();

const MB = 1024 * 1024;
const PDF = SAMPLE_PDF;

/** A user with files of a size together, all in use or none. */
async function openHoarder(megabytes: number, isUsed: boolean) {
  const { browser, userId } = await openSession(portal);
  await portal.database.query(
    `insert into stored_file (id, owner_id, unit, name, type, size, storage_key, is_used, created_at)
     select gen_random_uuid(), $1, 'workorder', 'x', 'pdf', $3, 'x', $4, now() from generate_series(1, $2::int) n`,
    [userId, megabytes / 16, 16 * MB, isUsed],
  );
  return { browser, userId };
}

it('is 400 megabytes for what nothing refers to, and free again once that is removed', async () => {
  const { browser, userId } = await openHoarder(400, false);
  const { body } = await sendFile(browser, 'workorder', PDF);
  expect(body).toMatchObject({ code: '429', msg: '未提交的附件过多，请移除不用的附件，或一天后再试' });
  const [file] = await portal.database.query<{ id: string }>('select id from stored_file where owner_id = $1 limit 1', [
    userId,
  ]);
  await browser.request('/ptl/file/delete', { method: 'POST', payload: { id: file?.id } });
  expect((await sendFile(browser, 'workorder', PDF)).body.code).toBe('200');
});

it('is not passed by files that come at once', async () => {
  const { browser, userId } = await openHoarder(384, false);
  const large = Buffer.concat([PDF, Buffer.alloc(6 * MB, ' ')]);
  const responses = await Promise.all(Array.from({ length: 5 }, () => sendFile(browser, 'workorder', large)));
  expect(responses.map(({ body }) => body.code).sort()).toEqual(['200', '200', '429', '429', '429']);
  const [row] = await portal.database.query<{ total: string }>(
    'select sum(size) as total from stored_file where owner_id = $1',
    [userId],
  );
  expect(Number(row?.total)).toBeLessThanOrEqual(400 * MB);
});

it('does not count what is in use towards it', async () => {
  const { browser } = await openHoarder(800, true);
  expect((await sendFile(browser, 'workorder', PDF)).body.code).toBe('200');
});

it('is 4 gigabytes for everything, but for what was given to others', async () => {
  const { browser, userId } = await openHoarder(4096, true);
  const { body } = await sendFile(browser, 'workorder', PDF);
  expect(body).toMatchObject({ code: '429', msg: '文件总量已达上限，请联系客服' });
  await portal.database.query('update stored_file set reader_id = gen_random_uuid() where owner_id = $1', [userId]);
  expect((await sendFile(browser, 'workorder', PDF)).body.code).toBe('200');
});

it('is each user’s own', async () => {
  await openHoarder(400, false);
  const { browser } = await openSession(portal);
  expect(await storeFile(browser)).toMatch(/^[0-9a-f-]{36}$/);
});
