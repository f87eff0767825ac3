import { randomUUID } from 'node:crypto';
import { setUp } from '../../testing/set-up';
import { createTestClock } from '../../testing/test-clock';
import { createTestEnvironment, startTestPortal } from '../../testing/test-portal';
import { openSession } from '../../testing/test-session';
import {
  type FakeTencentIdentity,
  nameTencentIdentity,
  startFakeTencentIdentity,
} from './testing/fake-tencent-identity';
import { createProofCalls } from './testing/proof-calls';
import { createRealnameCalls, findPerson, setEntrance } from './testing/realname-calls';

const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
let fake: FakeTencentIdentity;
beforeAll(async () => {
  fake = await startFakeTencentIdentity();
});
afterAll(() => fake.close());
const portal = setUp(() =>
  startTestPortal({ clock: now, environment: { ...createTestEnvironment(), ...nameTencentIdentity(fake) } }),
);
const calls = createRealnameCalls(portal);
const { startFace, comeBack } = createProofCalls(portal);
const { name, idNumber } = findPerson('pass');

beforeAll(() => setEntrance(portal, true, true));
beforeEach(async () => {
  fake.mood = {};
  await portal.database.query('delete from identification');
});

/** Somebody whose face the provider compares; what it sends the telephone back with, and how it ends. */
async function begin() {
  const { browser, userId } = await openSession(portal, now());
  await calls.agree(browser);
  const { id } = await calls.submit(browser, 'personThreeElement', { name, idNumber });
  const { sessionId, url } = await startFace(browser, id);
  const params = fake.calls.filter(({ action }) => action === 'DetectAuth').at(-1)?.params;
  const returnTicket = new URL(params?.['RedirectUrl'] ?? '').searchParams.get('returnTicket') ?? '';
  const token = new URL(url).searchParams.get('token') ?? '';
  const end = (errCode: number, said: object = {}) => fake.endFace(token, errCode, said);
  const read = async () => (await calls.detail(browser, id)).body.data;
  const finish = () => calls.post(browser, 'faceRecognitionAuth', { sessionId });
  return { browser, userId, id, sessionId, returnTicket, end, read, finish };
}

const countQuestions = () => fake.calls.filter(({ action }) => action === 'GetDetectInfoEnhanced').length;

it('ends the verification by what the provider says, once', async () => {
  const { returnTicket, end, read, finish } = await begin();
  end(0);
  const [first, second] = [await comeBack(returnTicket), await comeBack(returnTicket)];
  expect(first).toMatchObject({ status: 200, body: { data: { state: 2 } } });
  expect(await read()).toMatchObject({ state: 6 });
  expect(second).toMatchObject({ status: 404, body: { msg: '链接已使用，请回到原页面查看结果' } });
  // The page that waits is told what has come of it.
  expect((await finish()).body.data).toMatchObject({ state: 6 });
});

it('is taken once by two at the same moment', async () => {
  const { returnTicket, end, read } = await begin();
  end(0);
  const responses = await Promise.all([comeBack(returnTicket), comeBack(returnTicket)]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(await read()).toMatchObject({ state: 6 });
});

it('changes nothing where the page that waits was first', async () => {
  const { returnTicket, end, read, finish } = await begin();
  end(0);
  expect((await finish()).body.data).toMatchObject({ state: 6 });
  expect((await comeBack(returnTicket)).body.data).toEqual({ state: 2 });
  expect(await read()).toMatchObject({ state: 6 });
});

it('believes nobody who was not sent back: what is forged asks the provider nothing', async () => {
  const [mine, others] = [await begin(), await begin()];
  mine.end(0);
  const [id = '', signature = ''] = mine.returnTicket.split('.');
  const [othersId = '', othersSignature = ''] = others.returnTicket.split('.');
  const flipped = (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1);
  const forged = [
    ...[id, `${id}.`, `${id}.${flipped}`, `${id}.${signature}x`, `.${signature}`, 'x', `${randomUUID()}.${signature}`],
    // Somebody else's, with either half.
    ...[`${id}.${othersSignature}`, `${othersId}.${signature}`],
  ];
  const before = countQuestions();
  for (const one of forged) expect((await comeBack(one)).status).toBe(404);
  for (const bad of ['', 'x'.repeat(201)]) expect((await comeBack(bad)).body.code).toBe('422');
  expect(countQuestions()).toBe(before);
  expect([await mine.read(), await others.read()]).toMatchObject([{ state: 2 }, { state: 2 }]);
});

it.each([
  ['the account', 'owner_id = gen_random_uuid()'],
  ['the end', `expires_at = expires_at + interval '1 hour'`],
])('is signed for %s too', async (_name, change) => {
  const { sessionId, returnTicket, end, read } = await begin();
  end(0);
  await portal.database.query(`update face_session set ${change} where id = $1`, [sessionId]);
  expect((await comeBack(returnTicket)).body.msg).toBe('链接无效，请回到原页面查看结果');
  expect(await read()).toMatchObject({ state: 2 });
});

it('ends with the face that follows it', async () => {
  const { browser, id, returnTicket, end, read } = await begin();
  await startFace(browser, id);
  end(0);
  expect((await comeBack(returnTicket)).status).toBe(404);
  expect(await read()).toMatchObject({ state: 2 });
});

it('counts what has come of a face in time, however late it comes back, and nothing that is over', async () => {
  const [passed, waiting] = [await begin(), await begin()];
  passed.end(0);
  advance(600);
  expect((await comeBack(passed.returnTicket)).body.data).toEqual({ state: 2 });
  expect((await comeBack(waiting.returnTicket)).body).toMatchObject({ code: '409', msg: '二维码已过期，请重新获取' });
  expect([await passed.read(), await waiting.read()]).toMatchObject([{ state: 6 }, { state: 2 }]);
});

it.each([
  ['another face', { Extra: randomUUID() }],
  ['another name', { Name: '周启航' }],
  ['another document', { IdCard: '110000199209180038' }],
])('fails where the provider speaks of %s than was asked', async (_name, said) => {
  const { returnTicket, end, read } = await begin();
  end(0, said);
  expect((await comeBack(returnTicket)).body.data).toEqual({ state: 3 });
  expect(await read()).toMatchObject({ state: 7, reason: '人脸比对未通过，请重试或改用其他方式' });
});

it('is good again after nothing had come of the face, or the provider was away', async () => {
  const { returnTicket, end, read } = await begin();
  expect((await comeBack(returnTicket)).body).toMatchObject({ code: '409', msg: '刷脸尚未完成' });
  end(0);
  fake.mood = { transport: 'fail' };
  expect((await comeBack(returnTicket)).status).toBe(503);
  expect(await read()).toMatchObject({ state: 2 });
  fake.mood = {};
  expect((await comeBack(returnTicket)).body.data).toEqual({ state: 2 });
  expect(await read()).toMatchObject({ state: 6 });
});

it('ends no verification that was cancelled meanwhile', async () => {
  const { browser, id, returnTicket, end, read } = await begin();
  end(0);
  await calls.cancel(browser, id);
  await comeBack(returnTicket);
  expect(await read()).toMatchObject({ state: 8 });
});
