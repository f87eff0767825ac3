import { openTestDatabase } from '../../testing/patient-limits';
import { setUp } from '../../testing/set-up';
import { createTestClock } from '../../testing/test-clock';
import { createTestDatabase } from '../../testing/test-portal';
import { createDataProtection } from '../security/data-protection';
import { createIdempotencyService, type RepeatableCall } from './idempotency.service';

const { now } = createTestClock('2026-06-05T12:00:00+08:00');
const protection = createDataProtection(Buffer.alloc(32, 7));

const test = setUp(async () => {
  const stored = await createTestDatabase();
  const database = openTestDatabase(stored.address);
  return {
    stored,
    service: createIdempotencyService({ database, clock: now, protection }),
    async close() {
      await database.close();
      await stored.drop();
    },
  };
});

const toContext = (key: string) => ({ headers: { 'idempotency-key': key } });

const runOnce = async (call: RepeatableCall, id = 'first') => {
  const work = vi.fn(() => Promise.resolve({ id }));
  return { response: await test.service.runOnce(call, work), runs: work.mock.calls.length };
};

// What releases have stored is looked for by those after them.
it.each<[string, Pick<RepeatableCall, 'owner' | 'input'>, string, string]>([
  [
    'an owner',
    { owner: { id: 'u-1' }, input: { name: '王小明', count: 1 } },
    'kind:u-1',
    '{"name":"王小明","count":1}',
  ],
  ['a visitor', { owner: null, input: { name: '' } }, 'kind:', '{"name":""}'],
  ['whoever asks', { input: ['13800138000', '123456'] }, 'kind', '["13800138000","123456"]'],
  ['an owner who sends a string', { owner: { id: 'u-2' }, input: 'ticket' }, 'kind:u-2', 'ticket'],
])('recognises the repeated call of %s', async (caller, said, scope, text) => {
  const call = { scope: 'kind', ...said, context: toContext(`key-${caller.replaceAll(' ', '-')}`) };
  expect(await runOnce(call)).toEqual({ response: { id: 'first' }, runs: 1 });
  expect(await runOnce(call, 'second')).toEqual({ response: { id: 'first' }, runs: 0 });
  const key = call.context.headers['idempotency-key'];
  expect(
    await test.stored.query('select scope, fingerprint, answer from idempotency_record where key = $1', [key]),
  ).toEqual([{ scope, fingerprint: protection.fingerprint(text), answer: { id: 'first' } }]);
});

it('keeps the keys of different people and of different calls apart', async () => {
  const call = { scope: 'kind', owner: { id: 'u-1' }, input: {}, context: toContext('shared') };
  const others = [call, { ...call, owner: { id: 'u-2' } }, { ...call, owner: null }, { ...call, scope: 'other' }];
  for (const other of others) expect((await runOnce(other)).runs).toBe(1);
});

it('runs every call that has no key', async () => {
  const call = { scope: 'kind', input: {}, context: { headers: {} } };
  for (const id of ['first', 'second']) expect(await runOnce(call, id)).toEqual({ response: { id }, runs: 1 });
});

it('rejects other input under the same key, and what is no key', async () => {
  const call = { scope: 'kind', input: { count: 1 }, context: toContext('changed') };
  await runOnce(call);
  await expect(runOnce({ ...call, input: { count: 2 } })).rejects.toMatchObject({
    ...{ status: 422, msg: '幂等键已用于其他内容' },
  });
  for (const key of ['', 'has space', '键', 'x'.repeat(129)])
    await expect(runOnce({ ...call, context: toContext(key) })).rejects.toMatchObject({
      ...{ status: 400, msg: '幂等键格式有误' },
    });
});
