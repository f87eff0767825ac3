import type { QueuedContact, QueuedContactDetail, StateCount } from '@portal/api-contract/account';
import { randomUUID } from 'node:crypto';
import { toChinaTime } from '../../platform/china-time';
import { passCaptcha } from '../../testing/captcha-answer';
import { setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openStaffSession } from '../../testing/test-session';

const { now, advance } = createTestClock();
const portal = setUpPortal({ clock: now });
let agent: TestBrowser;
let agentCode: string;

beforeAll(async () => {
  const session = await openStaffSession(portal, now(), ['agent']);
  agent = session.browser;
  agentCode = `code-${session.userId}`;
});
beforeEach(() => advance(60));

const SENDER = { userName: '王小明', companyName: '启明制造', telephone: '13800138000', consent: true };

async function sendContact(more: object = {}): Promise<string> {
  const visitor = new TestBrowser(portal.app);
  const payload = { ...SENDER, ...more };
  const { body } = await visitor.request('/ptl/contact/addContact', { method: 'POST', payload });
  return (body.data as { id: string }).id;
}

async function sendConsultation(): Promise<string> {
  const visitor = new TestBrowser(portal.app);
  const captchaTicket = await passCaptcha(visitor, 'consult');
  const payload = { ...SENDER, topic: 'price', content: '想了解设备接入平台的价格。', captchaTicket };
  const { body } = await visitor.request('/ptl/serviceConsult/addConsult', { method: 'POST', payload });
  return (body.data as { id: string }).id;
}

const call = (act: string, payload: object, browser = agent) =>
  browser.request(`/ops-api/contact/${act}`, { method: 'POST', payload });

const list = async (query: object = {}) =>
  (await call('pageList', { pageSize: 100, ...query })).body.data as { total: number; list: QueuedContact[] };

const open = async (kind: string, id: string) =>
  (await agent.request(`/ops-api/contact/detail?kind=${kind}&id=${id}`)).body.data as QueuedContactDetail;

const readAudit = (id: string) =>
  portal.database.query('select action, subject_kind from audit_log where subject_no = $1 order by at', [id]);

it('holds contact requests and consultations, longest waiting first', async () => {
  const before = (await list()).total;
  const first = await sendContact();
  advance(1);
  const second = await sendConsultation();
  advance(1);
  const third = await sendContact();
  const { total, list: rows } = await list();
  expect(total).toBe(before + 3);
  expect(rows.slice(-3)).toEqual(
    [
      ['contact', first],
      ['consultation', second],
      ['contact', third],
    ].map(([kind, id]) => ({
      ...{ kind, id, userName: '王小明', companyName: '启明制造', telephone: '138****8000', handledAt: null },
      createdAt: expect.stringMatching(/\+08:00$/),
    })),
  );
  const consultations = await list({ kind: 'consultation' });
  expect(consultations.list.map(({ id }) => id)).toContain(second);
  expect(consultations.list.every(({ kind }) => kind === 'consultation')).toBe(true);
  expect(consultations.total).toBe(consultations.list.length);
  const paged = await list({ pageSize: 2, pageNo: Math.ceil(total / 2) });
  expect(paged.total).toBe(total);
  expect(paged.list.at(-1)?.id).toBe(third);
});

it('counts what waits and what was dealt with, of a day too', async () => {
  const count = async () => {
    const { body } = await agent.request('/ops-api/contact/statusCount');
    return (body.data as StateCount[]).map(({ status, total }) => [status, total] as const);
  };
  const [[, waiting] = [], [, handled] = []] = await count();
  const [id, other] = [await sendContact(), await sendConsultation()];
  await call('handle', { kind: 'contact', id, note: '已回电' });
  expect(await count()).toEqual([
    [0, (waiting ?? NaN) + 1],
    [1, (handled ?? NaN) + 1],
  ]);
  const day = toChinaTime(now()).slice(0, 10);
  const isListed = async (query: object) => (await list(query)).list.some((one) => one.id === other);
  const listed = [{ dateFrom: day }, { dateTo: day }, { dateFrom: '2099-01-01' }, { dateTo: '2000-01-01' }];
  expect(await Promise.all(listed.map(isListed))).toEqual([true, true, false, false]);
  for (const dateFrom of ['', '2026-02-30', 7, '昨天']) expect((await call('pageList', { dateFrom })).status).toBe(400);
});

it('finds what a visitor is called, works for or has written, whatever stands around it', async () => {
  const mark = randomUUID().slice(0, 8);
  const contact = await sendContact({
    userName: `欧阳${mark}`,
    companyName: 'ＡＢＣ泵业',
    content: '离心泵振动，请回电',
  });
  const consultation = await sendConsultation();
  const find = async (keyword: string, more: object = {}) =>
    (await list({ keyword, ...more })).list.map(({ id }) => id);
  for (const keyword of [mark, `阳${mark.toUpperCase()}`]) expect(await find(keyword)).toEqual([contact]);
  for (const keyword of ['abc泵', '心泵振', '  离心泵 ']) expect(await find(keyword)).toContain(contact);
  expect(await find('设备接入平台')).toContain(consultation);
  expect(await find('设备接入平台', { kind: 'contact' })).toEqual([]);
  expect((await list({ keyword: mark })).total).toBe(1);
  for (const keyword of ['13800138000', '%', '离泵', `${mark} or true`]) expect(await find(keyword)).toEqual([]);
  await call('handle', { kind: 'contact', id: contact, note: '已回电' });
  expect(await find(mark)).toEqual([]);
  expect(await find(mark, { isHandled: true })).toEqual([contact]);
  for (const keyword of ['长'.repeat(61), 7, null]) expect((await call('pageList', { keyword })).status).toBe(400);
});

it('opens a message with its number, which is noted', async () => {
  const [contact, consultation] = [await sendContact(), await sendConsultation()];
  expect(await open('contact', contact)).toMatchObject({
    ...{ telephone: '13800138000', topic: '', content: '', note: '', handledBy: '', handledAt: null },
  });
  expect((await open('contact', await sendContact({ content: '请回电' }))).content).toBe('请回电');
  expect(await open('consultation', consultation)).toMatchObject({
    ...{ telephone: '13800138000', topic: 'price', content: '想了解设备接入平台的价格。' },
  });
  expect(await readAudit(consultation)).toEqual([{ action: 'contact.view', subject_kind: 'consultation' }]);
  expect(portal.logLines.join('')).not.toContain('13800138000');
});

it('keeps what came of a message, once', async () => {
  const id = await sendConsultation();
  const note = '已回电 客户下周到访';
  const { body } = await call('handle', { kind: 'consultation', id, note: `  ${note}  ` });
  expect(body.data).toMatchObject({ note, handledBy: agentCode, handledAt: expect.stringMatching(/\+08:00$/) });
  expect((await list()).list.map((row) => row.id)).not.toContain(id);
  expect((await list({ isHandled: true })).list.map((row) => row.id)).toContain(id);
  expect(await call('handle', { kind: 'consultation', id, note: '再次' })).toMatchObject({
    ...{ status: 409, body: { msg: '已有人处理，请刷新后查看处理结果' } },
  });
  expect((await open('consultation', id)).note).toBe(note);
});

it('is dealt with once by twenty at the same time', async () => {
  const id = await sendContact();
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) => call('handle', { kind: 'contact', id, note: `第${index}次` })),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(responses.filter(({ status }) => status === 409)).toHaveLength(19);
  expect(await readAudit(id)).toHaveLength(1);
});

it('answers for the wrong kind, an unknown id and what is no id alike', async () => {
  const id = await sendContact();
  for (const [kind, wrong] of [
    ['consultation', id],
    ['contact', randomUUID()],
    ['contact', "' or '1'='1"],
  ] as const) {
    expect((await call('handle', { kind, id: wrong, note: '已回电' })).status).toBe(404);
    const url = `/ops-api/contact/detail?kind=${kind}&id=${encodeURIComponent(wrong)}`;
    expect((await agent.request(url)).status).toBe(404);
  }
});

it.each([
  ['kind', 'other', '422'],
  ['kind', undefined, '422'],
  ['id', '', '422'],
  ['id', 'x'.repeat(65), '422'],
  ['note', undefined, '422'],
  ['note', ' x ', '422'],
  ['note', '长'.repeat(501), '422'],
])('refuses the %s %.10j', async (field, value, code) => {
  const form = { kind: 'contact', id: randomUUID(), note: '已回电', [field]: value };
  const { status, body } = await call('handle', form);
  expect({ status, code: body.code }).toEqual({ status: 400, code });
});

it.each([[{ kind: 'other' }], [{ isHandled: 'yes' }], [{ pageNo: 0 }], [{ pageSize: 1000 }]])(
  'refuses to list %j',
  async (query) => expect((await call('pageList', query)).status).toBe(400),
);
