import type { ExportTask } from '@portal/api-contract/account';
import { strFromU8, unzipSync } from 'fflate';
import { addItem, callCommunity, doCommunity } from '../../testing/community-desk';
import { startPrivacyTest } from '../../testing/privacy-test';
import { setUp } from '../../testing/set-up';
import { openSession } from '../../testing/test-session';
import { waitUntil } from '../../testing/wait-until';
import { makeWorksZips } from './works-export';

const test = setUp(startPrivacyTest);

it('is a zip of Markdown, its owner’s alone', async () => {
  const [owner, stranger] = [
    await openSession(test.portal, test.clock()),
    await openSession(test.portal, test.clock()),
  ];
  const mid = await addItem(test.portal, { ownerId: owner.userId, at: test.clock(), title: '轴承的包络分析' });
  await addItem(test.portal, { ownerId: stranger.userId, at: test.clock(), title: '别人的' });
  const { taskId } = await doCommunity<ExportTask>(owner.browser, 'user/exportWorks');
  const status = async (browser = owner.browser) =>
    browser.request(`/ptl/community/user/exportStatus?taskId=${taskId}`);
  expect((await callCommunity(owner.browser, 'user/exportWorks')).status).toBe(409);
  await waitUntil(async () => {
    await makeWorksZips(test);
    return ((await status()).body.data as ExportTask).status === 'done';
  });
  const { url } = (await status()).body.data as ExportTask;
  const cookie = [...owner.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const { rawPayload } = await test.portal.app.inject({
    ...{ url: url ?? '', headers: { cookie, ...owner.browser.tokenHeaders() } },
  });
  const files = unzipSync(rawPayload);
  expect(Object.keys(files)).toEqual([`文章/${mid}.md`]);
  expect(strFromU8(files[`文章/${mid}.md`] ?? new Uint8Array())).toContain('title: "轴承的包络分析"');
  expect((await status(stranger.browser)).status).toBe(404);
  const findNewest = async (browser = owner.browser) =>
    (await browser.request('/ptl/community/user/exportStatus')).body;
  expect((await findNewest()).data).toMatchObject({ taskId, status: 'done' });
  expect((await findNewest(stranger.browser)).data).toBeNull();
  expect((await stranger.browser.request(url ?? '')).status).toBe(404);
});

it('is not made of nothing', async () => {
  const { browser } = await openSession(test.portal, test.clock());
  const { status, body } = await callCommunity(browser, 'user/exportWorks');
  expect([status, body.msg]).toEqual([409, '还没有可以导出的作品']);
  expect((await browser.request('/ptl/community/user/exportStatus?taskId=x')).status).toBe(404);
});

it('is read a few works at a time, and says how far it is', async () => {
  const { browser, userId } = await openSession(test.portal, test.clock());
  for (let place = 0; place < 120; place += 1) await addItem(test.portal, { ownerId: userId, at: test.clock() });
  await test.portal.database.query(`
    create table seen_progress (place serial, progress integer);
    create function note_progress() returns trigger language plpgsql as
      $$begin insert into seen_progress (progress) values (new.progress); return null; end$$;
    create trigger note_progress after update on community_export for each row execute function note_progress()`);
  const { taskId } = await doCommunity<ExportTask>(browser, 'user/exportWorks');
  await makeWorksZips(test);
  const { body } = await browser.request(`/ptl/community/user/exportStatus?taskId=${taskId}`);
  expect(body.data).toMatchObject({ status: 'done', progress: 100 });
  const seen = await test.portal.database.query('select progress from seen_progress order by place');
  expect(seen).toEqual([0, 41, 82, 99, 100].map((progress) => ({ progress })));
});
