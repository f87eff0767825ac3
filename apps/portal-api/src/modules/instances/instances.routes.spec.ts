import type { NewAccessKey } from '@portal/api-contract/account';
import { randomUUID } from 'node:crypto';
import { hashSecret } from '../../platform/security/random-secret';
import { openTestDatabase } from '../../testing/patient-limits';
import { setUp, setUpPortal } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openSession } from '../../testing/test-session';
import { addPaidProduct, orderCalls } from '../purchase/testing/order-calls';
import { listOwnInstances, openInstanceDesk, readInstance } from './testing/instance-desk';

const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now });
const database = setUp(() => openTestDatabase(portal.database.address));
const { post, order } = orderCalls;

beforeAll(() => addPaidProduct(portal));

/** Somebody with a product in use. */
async function openOwner() {
  const { browser, userId } = await openSession(portal, now());
  const desk = openInstanceDesk({ database, clock: now });
  await desk.settle(await order(browser));
  await desk.run();
  const [instance] = await listOwnInstances(browser);
  return { browser, userId, instanceId: instance?.instanceId ?? '', instanceNo: instance?.instanceNo ?? '' };
}

const createKey = (browser: TestBrowser, instanceId: string, name = '产线', key?: string) =>
  browser.request('/ptl/myProduct/keyCreate', {
    method: 'POST',
    payload: { instanceId, name },
    ...(key && { headers: { 'idempotency-key': key } }),
  });

it('lists own products alone, by tab, product and keyword', async () => {
  const { browser, instanceId, instanceNo } = await openOwner();
  const stranger = await openOwner();
  const list = async (filter: object) => (await listOwnInstances(browser, filter)).map((found) => found.instanceId);
  for (const filter of [{}, { status: 'running' }, { productCode: 'tool' }, { keyword: instanceNo.toLowerCase() }])
    expect(await list(filter)).toEqual([instanceId]);
  for (const filter of [
    { status: 'ending' },
    { status: 'expired' },
    { status: 'released' },
    { productCode: 'other' },
    { keyword: stranger.instanceNo },
    { pageNo: 2 },
  ])
    expect(await list(filter)).toEqual([]);
  const { body } = await browser.request('/ptl/myProduct/statusCount');
  expect(body.data).toEqual([
    ...[
      { tab: 'running', total: 1 },
      { tab: 'ending', total: 0 },
      { tab: 'expired', total: 0 },
    ],
    ...[
      { tab: 'released', total: 0 },
      { tab: 'all', total: 1 },
    ],
  ]);
});

it('is sorted by when products end, either way', async () => {
  const { browser } = await openOwner();
  advance(60);
  const desk = openInstanceDesk({ database, clock: now });
  await desk.settle(await order(browser));
  await desk.run();
  const ends = async (sort: string) => (await listOwnInstances(browser, { sort })).map(({ endsAt }) => endsAt);
  const forward = await ends('endsAt');
  expect(forward).toEqual([...forward].sort());
  expect(await ends('-endsAt')).toEqual([...forward].reverse());
});

it.each([
  ['/ptl/myProduct/pageList', { status: 'none' }],
  ['/ptl/myProduct/pageList', { keyword: 'k'.repeat(61) }],
  ['/ptl/myProduct/pageList', { sort: 'name' }],
  ['/ptl/myProduct/pageList', { pageSize: 10_000 }],
  ['/ptl/myProduct/keyCreate', { instanceId: 'x', name: '产线' }],
  ['/ptl/myProduct/keyCreate', { instanceId: randomUUID(), name: '' }],
  ['/ptl/myProduct/keyCreate', { instanceId: randomUUID(), name: '长'.repeat(21) }],
  ['/ptl/myProduct/keyRotate', { keyId: '1' }],
  ['/ptl/myProduct/keyDelete', {}],
])('%s rejects %j', async (path, payload) => {
  const { browser } = await openSession(portal, now());
  const { status } = await post(browser, path, payload);
  expect([400, 422]).toContain(status);
});

it('shows a key once, and keeps its hash', async () => {
  const { browser, instanceId } = await openOwner();
  const key = randomUUID();
  const first = (await createKey(browser, instanceId, '产线', key)).body.data as NewAccessKey;
  expect(first).toMatchObject({ name: '产线', key: expect.stringMatching(/^ak_[\w-]{43}$/) });
  expect(first.key?.endsWith(first.tail)).toBe(true);
  const repeat = (await createKey(browser, instanceId, '产线', key)).body.data;
  expect(repeat).toEqual({ ...first, key: null });
  const { key: text, ...listed } = first;
  expect((await readInstance(browser, instanceId)).keys).toEqual([listed]);
  const [stored] = await portal.database.query<{ hash: string }>('select hash from instance_key where id = $1', [
    first.keyId,
  ]);
  expect(stored?.hash).toBe(hashSecret(text ?? ''));
  const [kept] = await portal.database.query<{ answer: object }>(
    'select answer from idempotency_record where key = $1',
    [key],
  );
  expect(JSON.stringify(kept)).not.toContain(text);
});

it('replaces and deletes keys, of which there may be five', async () => {
  const { browser, instanceId } = await openOwner();
  for (let count = 0; count < 5; count += 1) expect((await createKey(browser, instanceId)).status).toBe(200);
  const { status, body } = await createKey(browser, instanceId);
  expect([status, body.msg]).toEqual([409, expect.stringContaining('最多 5 个密钥')]);
  const [first, second] = (await readInstance(browser, instanceId)).keys;
  const rotated = (await post(browser, '/ptl/myProduct/keyRotate', { keyId: first?.keyId })).body.data as NewAccessKey;
  expect(rotated.name).toBe('产线');
  expect((await post(browser, '/ptl/myProduct/keyRotate', { keyId: first?.keyId })).status).toBe(404);
  expect((await post(browser, '/ptl/myProduct/keyDelete', { keyId: second?.keyId })).status).toBe(200);
  expect((await post(browser, '/ptl/myProduct/keyDelete', { keyId: second?.keyId })).status).toBe(404);
  const { keys, log } = await readInstance(browser, instanceId);
  expect(keys).toHaveLength(4);
  expect(keys.map(({ keyId }) => keyId)).toContain(rotated.keyId);
  expect(log.slice(-2).map(({ act }) => act)).toEqual(['rotateKey', 'deleteKey']);
});

it('is nobody else’s, and none of a visitor', async () => {
  const { browser, instanceId } = await openOwner();
  const { keyId } = (await createKey(browser, instanceId)).body.data as NewAccessKey;
  const stranger = (await openSession(portal, now())).browser;
  expect((await stranger.request(`/ptl/myProduct/detail?instanceId=${instanceId}`)).status).toBe(404);
  expect((await createKey(stranger, instanceId)).status).toBe(404);
  for (const path of ['keyRotate', 'keyDelete'])
    expect((await post(stranger, `/ptl/myProduct/${path}`, { keyId })).status).toBe(404);
  expect((await readInstance(browser, instanceId)).keys).toMatchObject([{ keyId }]);
  stranger.token = undefined;
  expect((await stranger.request('/ptl/myProduct/statusCount')).status).toBe(401);
});

it('has no keys any more once it is over', async () => {
  const { browser, instanceId } = await openOwner();
  await portal.database.query('update product_instance set state = 30 where id = $1', [instanceId]);
  const { status, body } = await createKey(browser, instanceId);
  expect([status, body.msg]).toEqual([409, '产品当前为「已到期」，不能进行此操作']);
});
