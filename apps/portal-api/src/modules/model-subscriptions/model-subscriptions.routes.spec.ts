import type { NewAccessKey } from '@portal/api-contract/account';
import { randomUUID } from 'node:crypto';
import { hashSecret } from '../../platform/security/random-secret';
import { openTestDatabase } from '../../testing/patient-limits';
import { setUp, setUpPortal } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openSession } from '../../testing/test-session';
import {
  addUsedModels,
  applyAndPass,
  callModel,
  listOwnModels,
  openModelDesk,
  readModelUse,
} from './testing/model-desk';

const { now } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now, isDemo: true });
const database = setUp(() => openTestDatabase(portal.database.address));

beforeAll(() => addUsedModels(portal));

/** Somebody who may use a model. */
async function openUser(modelId = 'm-api') {
  const { browser, userId } = await openSession(portal, now());
  await applyAndPass(portal, browser, now(), modelId);
  await openModelDesk({ database, clock: now }).run();
  const [model] = await listOwnModels(browser);
  return { browser, userId, id: model?.id ?? '' };
}

const createKey = (browser: TestBrowser, id: string, name = '产线') => callModel(browser, 'key/create', { id, name });
const tryOut = (browser: TestBrowser, id: string, input: string) => callModel(browser, 'tryOut', { id, input });
const readUsage = (browser: TestBrowser, id: string, from = '2026-06-01', to = '2026-06-05') =>
  browser.request(`/ptl/model/usage?id=${id}&from=${from}&to=${to}`);

describe('models in use', () => {
  it('are listed for their owner alone, by tab', async () => {
    const { browser, id } = await openUser();
    await openUser();
    for (const status of ['all', 'running']) expect(await listOwnModels(browser, { status })).toMatchObject([{ id }]);
    for (const filter of [{ status: 'ending' }, { status: 'expired' }, { pageNo: 2 }])
      expect(await listOwnModels(browser, filter)).toEqual([]);
    const { body } = await browser.request('/ptl/model/myUsed/statusCount');
    expect(body.data).toEqual(
      Object.entries({ running: 1, ending: 0, expired: 0, all: 1 }).map(([tab, total]) => ({ tab, total })),
    );
  });

  it('that are handed over have neither keys nor a quota, and cannot be tried', async () => {
    const { browser, id } = await openUser('m-file');
    expect(await readModelUse(browser, id)).toMatchObject({ quota: null, interface: null, actions: [] });
    expect((await createKey(browser, id)).status).toBe(409);
    expect(await tryOut(browser, id, '{"a":1}')).toMatchObject({
      status: 409,
      body: { msg: '该模型不提供在线调用' },
    });
  });

  it('stay usable off the shelf', async () => {
    const { browser, id } = await openUser();
    const list = (status: number) =>
      portal.database.query(`update industrial_model set listing_status = $1 where id = 'm-api'`, [status]);
    await list(3);
    const { status } = await tryOut(browser, id, '{"a":1}');
    await list(2);
    expect(status).toBe(200);
  });
});

describe('keys of a model', () => {
  it('are shown once, kept as hashes, replaced and disabled', async () => {
    const { browser, id } = await openUser();
    const { key, ...made } = (await createKey(browser, id)).body.data as NewAccessKey;
    expect(key).toMatch(/^ak_[\w-]{43}$/);
    expect((await readModelUse(browser, id)).keys).toEqual([made]);
    const [stored] = await portal.database.query<{ hash: string }>('select hash from model_key where id = $1', [
      made.keyId,
    ]);
    expect(stored?.hash).toBe(hashSecret(key ?? ''));
    const rotated = (await callModel(browser, 'key/rotate', { keyId: made.keyId })).body.data as NewAccessKey;
    expect(rotated).toMatchObject({ name: '产线', key: expect.stringMatching(/^ak_/) });
    expect((await callModel(browser, 'key/rotate', { keyId: made.keyId })).status).toBe(404);
    const disable = () => callModel(browser, 'key/disable', { keyId: rotated.keyId });
    expect((await disable()).status).toBe(200);
    expect((await disable()).status).toBe(404);
    const { keys, log } = await readModelUse(browser, id);
    expect(keys).toEqual([]);
    expect(log.map(({ act }) => act)).toEqual(['open', 'createKey', 'rotateKey', 'disableKey']);
  });

  it('are five at most, and none once the model has ended', async () => {
    const { browser, id } = await openUser();
    for (let count = 0; count < 5; count += 1) expect((await createKey(browser, id)).status).toBe(200);
    expect((await createKey(browser, id)).body.msg).toContain('最多 5 个密钥');
    await portal.database.query('update model_subscription set state = 30 where id = $1', [id]);
    expect((await createKey(browser, id)).body.msg).toBe('模型当前为「已到期」，不能进行此操作');
    const [first] = (await readModelUse(browser, id)).keys;
    expect((await callModel(browser, 'key/disable', { keyId: first?.keyId })).status).toBe(200);
  });
});

describe('a try', () => {
  it('answers with the sample in a demonstration, and counts', async () => {
    const { browser, id } = await openUser();
    const { status, body } = await tryOut(browser, id, '{"a": 1, "more": true}');
    expect([status, body.data]).toEqual([200, { output: { b: 2 }, isSample: true, latencyMs: expect.any(Number) }]);
    expect((await readUsage(browser, id)).body.data).toEqual({
      days: [{ day: '2026-06-05', calls: 1 }],
      isDemo: true,
    });
    expect(await readModelUse(browser, id)).toMatchObject({ quota: { total: 3000, used: 1 } });
  });

  it.each([
    ['', '请输入 JSON 对象'],
    ['[1]', '请输入 JSON 对象'],
    ['{a:1}', '请输入 JSON 对象'],
    [`{"a":1,"b":${'['.repeat(3000)}${']'.repeat(3000)}}`, '请输入 JSON 对象'],
    [`{"a":"${'x'.repeat(8000)}"}`, '输入不超过8000个字符'],
    ['{}', '缺少参数 a'],
    ['{"a":"1"}', '参数 a 应为 number'],
  ])('takes no %.24s, and does not count it', async (input, msg) => {
    const { browser, id } = await openUser();
    const { body } = await tryOut(browser, id, input);
    expect(body).toMatchObject({ code: '422', data: { fieldErrors: [{ field: 'input', msg }] } });
    expect((await readModelUse(browser, id)).quota).toMatchObject({ used: 0 });
  });

  it('is refused once the month is used up, or the time is over', async () => {
    const { browser, id } = await openUser();
    await portal.database.query('update model_subscription set monthly_quota = 1 where id = $1', [id]);
    const both = await Promise.all([tryOut(browser, id, '{"a":1}'), tryOut(browser, id, '{"a":1}')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 429]);
    await portal.database.query('update model_usage set day = $2 where subscription_id = $1', [id, '2026-05-31']);
    expect((await tryOut(browser, id, '{"a":1}')).status).toBe(200);
    await portal.database.query('update model_subscription set ends_at = $2, monthly_quota = 9 where id = $1', [
      id,
      now(),
    ]);
    expect(await tryOut(browser, id, '{"a":1}')).toMatchObject({
      status: 409,
      body: { msg: '模型已到期，请重新申请后使用' },
    });
  });
});

it.each([
  ['myUsed/pageList', { status: 'none' }],
  ['myUsed/pageList', { pageSize: 10_000 }],
  ['key/create', { id: 'x', name: '产线' }],
  ['key/create', { id: randomUUID(), name: '' }],
  ['key/create', { id: randomUUID(), name: '长'.repeat(21) }],
  ['key/rotate', { keyId: '1' }],
  ['key/disable', {}],
  ['tryOut', { id: randomUUID() }],
  ['tryOut', { id: randomUUID(), input: { a: 1 } }],
])('%s rejects %j', async (call, payload) => {
  const { browser } = await openSession(portal, now());
  expect([400, 422]).toContain((await callModel(browser, call, payload)).status);
});

it.each([
  ['2026-06-05', '2026-06-04'],
  ['2026-01-01', '2026-06-05'],
  ['2026-06-31', '2026-07-01'],
  ['1', '2'],
])('usage rejects %s to %s', async (from, to) => {
  const { browser, id } = await openUser();
  expect([400, 422]).toContain((await readUsage(browser, id, from, to)).status);
});

it('is nobody else’s, and none of a visitor', async () => {
  const { browser, id } = await openUser();
  const { keyId } = (await createKey(browser, id)).body.data as NewAccessKey;
  const stranger = (await openSession(portal, now())).browser;
  expect((await stranger.request(`/ptl/model/myUsed/detail?id=${id}`)).status).toBe(404);
  expect((await readUsage(stranger, id)).status).toBe(404);
  expect((await createKey(stranger, id)).status).toBe(404);
  expect((await tryOut(stranger, id, '{"a":1}')).status).toBe(404);
  for (const call of ['key/rotate', 'key/disable'])
    expect((await callModel(stranger, call, { keyId })).status).toBe(404);
  expect(await readModelUse(browser, id)).toMatchObject({ keys: [{ keyId }], quota: { used: 0 } });
  stranger.token = undefined;
  expect((await stranger.request('/ptl/model/myUsed/statusCount')).status).toBe(401);
});
