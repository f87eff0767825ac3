import { eq } from 'drizzle-orm';
import { SYSTEM } from '../../platform/records/record-transition';
import { createDataProtection } from '../../platform/security/data-protection';
import { openTestDatabase } from '../../testing/patient-limits';
import { addContent, makeActivity, toMarkdownFile } from '../../testing/sample-content';
import { setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { createTestEnvironment } from '../../testing/test-portal';
import { openSession } from '../../testing/test-session';
import { enrolments } from './enrolment-record';
import { enrolment } from './enrolments.tables';

const BEFORE = new Date('2026-06-05T12:00:00+08:00');
const { now, advance, setTime } = createTestClock(BEFORE);

const file = (id: string, capacity: number, changes: object = {}) => ({
  [`activities/${id}.md`]: toMarkdownFile(makeActivity(id, { ...changes }, { capacity })),
});

const portal = setUpPortal({ clock: now });

beforeAll(() =>
  addContent(portal, {
    ...file('small', 5),
    ...file('two', 2),
    ...file('one', 1),
    ...file('open', 0),
    ...file('draft', 5, { listingStatus: 1 }),
    ...file('gone', 5, { listingStatus: 3 }),
  }),
);
beforeEach(() => setTime(BEFORE));

const logIn = async () => (await openSession(portal, now())).browser;

const FORM = { name: '王小明', companyName: '启明制造', telephone: '13800138000', consent: true };

const enroll = (browser: TestBrowser, activityId: string, changes: object = {}, key?: string) =>
  browser.request('/ptl/activity/enroll', {
    method: 'POST',
    payload: { activityId, ...FORM, ...changes },
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
const cancel = (browser: TestBrowser, activityId: string) =>
  browser.request('/ptl/activity/cancelEnroll', { method: 'POST', payload: { activityId } });
const listOwn = async (browser: TestBrowser, query = '') =>
  (await browser.request(`/ptl/activity/myEnroll${query}`)).body.data as { activityId: string; state: string }[];
const stateIn = async (browser: TestBrowser, id: string) => (await listOwn(browser, `?activityId=${id}`))[0]?.state;
const stateOf = ({ body }: { body: { data: unknown } }) => (body.data as { state: string } | null)?.state;
const seats = async (id: string) =>
  (await portal.app.inject({ url: `/ptl/activity/findById?id=${id}` })).json().data as {
    seatsLeft: number | null;
    waitingCount: number;
  };

describe('an enrolment', () => {
  it('takes a seat and is kept encrypted', async () => {
    const { browser, userId } = await openSession(portal, now());
    expect((await enroll(browser, 'open')).body).toMatchObject({
      ...{ code: '200', msg: '报名成功' },
      data: { activityId: 'open', title: '活动open', startsAt: '2026-08-01T09:00:00+08:00', state: 'enrolled' },
    });
    const [row] = await portal.database.query<Record<string, string>>('select * from enrolment where owner_id = $1', [
      userId,
    ]);
    expect(row).toMatchObject({ telephone_masked: '138****8000', state: 'enrolled' });
    for (const secret of ['13800138000', '王小明', '启明制造']) expect(JSON.stringify(row)).not.toContain(secret);
    const protection = createDataProtection(Buffer.from(createTestEnvironment().PORTAL_DATA_KEY ?? '', 'base64'));
    const opened = protection.decrypt(row?.['form_encrypted'] ?? '', `enrolment.form:${row?.['id']}`);
    expect(JSON.parse(opened)).toEqual({ ...FORM });
  });

  it.each([
    ['name', '请输入姓名', ''],
    ['name', '请输入姓名', undefined],
    ['name', '姓名不能超过20个字符', '长'.repeat(21)],
    ['companyName', '请输入公司名称', ' '],
    ['companyName', '公司名称不能超过50个字符', '长'.repeat(51)],
    ['telephone', '请输入联系电话', undefined],
    ['telephone', '请输入11位手机号码', '1380013800'],
    ['telephone', '请输入正确的手机号码', '12345678901'],
    ['consent', '请先阅读并同意隐私政策', false],
  ])('with a wrong %s is refused: %s', async (field, msg, value) => {
    expect(await enroll(await logIn(), 'open', { [field]: value })).toMatchObject({
      ...{ status: 400, body: { code: '422', msg, data: { fieldErrors: [{ field, msg }] } } },
    });
  });

  it('is one for each user and activity', async () => {
    const browser = await logIn();
    await enroll(browser, 'open');
    expect(await enroll(browser, 'open')).toMatchObject({ status: 409, body: { msg: '您已报名该活动' } });
    expect(await listOwn(browser)).toHaveLength(1);
  });

  it.each(['none', 'draft', 'gone', "' or 1=1 --"])('in %j is not possible', async (id) =>
    expect(await enroll(await logIn(), id)).toMatchObject({ status: 404, body: { msg: '活动不存在' } }),
  );

  it('needs a login', async () => {
    const visitor = new TestBrowser(portal.app);
    expect([(await enroll(visitor, 'open')).status, (await cancel(visitor, 'open')).status]).toEqual([401, 401]);
    expect((await visitor.request('/ptl/activity/myEnroll')).status).toBe(401);
  });

  it('repeated with its key gets the first answer', async () => {
    const browser = await logIn();
    const first = await enroll(browser, 'open', {}, 'e-1');
    expect((await enroll(browser, 'open', {}, 'e-1')).body.data).toEqual(first.body.data);
    expect((await enroll(browser, 'one', {}, 'e-1')).status).toBe(422);
  });

  it('sent fifty times at once is one', async () => {
    const browser = await logIn();
    const responses = await Promise.all(Array.from({ length: 50 }, () => enroll(browser, 'open')));
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    // Who would have to wait too long is sent away, with as little effect.
    expect(statuses.filter((status) => ![200, 409, 503].includes(status))).toEqual([]);
    expect(await listOwn(browser)).toHaveLength(1);
  });
});

describe('seats', () => {
  it('are given to as many as there are, when twenty come at once; the others wait', async () => {
    const browsers = await Promise.all(Array.from({ length: 20 }, logIn));
    const responses = await Promise.all(browsers.map((browser) => enroll(browser, 'small')));
    expect(responses.every(({ status }) => status === 200)).toBe(true);
    const states = responses.map(stateOf);
    expect(states.filter((state) => state === 'enrolled')).toHaveLength(5);
    expect(states.filter((state) => state === 'waiting')).toHaveLength(15);
    expect(await seats('small')).toMatchObject({ seatsLeft: 0, waitingCount: 15 });
  });

  it('pass to the first who waits', async () => {
    const people: TestBrowser[] = [];
    for (let index = 0; index < 5; index += 1) {
      people.push(await logIn());
      await enroll(people[index] ?? new TestBrowser(portal.app), 'two');
      advance(1);
    }
    const states = () => Promise.all(people.map((browser) => stateIn(browser, 'two')));
    expect(await states()).toEqual(['enrolled', 'enrolled', 'waiting', 'waiting', 'waiting']);
    const [first, , third, fourth] = people as [TestBrowser, TestBrowser, TestBrowser, TestBrowser];
    // Whoever leaves the waiting list frees no seat.
    await cancel(third, 'two');
    expect(await states()).toEqual(['enrolled', 'enrolled', undefined, 'waiting', 'waiting']);
    expect((await cancel(first, 'two')).body).toMatchObject({ msg: '已取消报名', data: { state: 'cancelled' } });
    expect(await states()).toEqual([undefined, 'enrolled', undefined, 'enrolled', 'waiting']);
    // Whoever comes back stands at the end.
    advance(1);
    expect(stateOf(await enroll(first, 'two'))).toBe('waiting');
    await cancel(fourth, 'two');
    expect(await states()).toEqual(['waiting', 'enrolled', undefined, undefined, 'enrolled']);
    expect(await seats('two')).toMatchObject({ seatsLeft: 0, waitingCount: 1 });
  });

  it('have a log of who took them, waited for them and left them', async () => {
    const [first, second] = [await openSession(portal, now()), await openSession(portal, now())];
    await portal.database.query('delete from enrolment');
    for (const { browser } of [first, second]) await enroll(browser, 'one');
    await cancel(first.browser, 'one');
    const log = await portal.database.query(
      `select enrolment.owner_id, act, from_state, to_state, actor_role, version
       from status_log join enrolment on enrolment.id = record_id where record_kind = 'enrolment' order by position`,
    );
    expect(log).toEqual([
      { owner_id: first.userId, act: 'enroll', from_state: null, to_state: 1, actor_role: 'user', version: 2 },
      { owner_id: second.userId, act: 'wait', from_state: null, to_state: 2, actor_role: 'user', version: 2 },
      { owner_id: first.userId, act: 'cancel', from_state: 1, to_state: 3, actor_role: 'user', version: 2 },
      { owner_id: second.userId, act: 'seat', from_state: 2, to_state: 1, actor_role: 'system', version: 2 },
    ]);
  });

  it('are not taken twice, even by a mistake of ours', async () => {
    const [first, second] = [await openSession(portal, now()), await openSession(portal, now())];
    await portal.database.query('delete from enrolment');
    for (const { browser } of [first, second]) await enroll(browser, 'one');
    const database = openTestDatabase(portal.database.address);
    const waiting = await enrolments.find(database.orm, eq(enrolment.ownerId, second.userId));
    const seated = enrolments.transition(database.orm, waiting, { action: 'seat', actor: SYSTEM, at: now() });
    await expect(seated).rejects.toMatchObject({ status: 409, message: '名额已满' });
    await database.close();
  });

  it('are neither lost nor doubled while many come and go', async () => {
    const browsers = await Promise.all(Array.from({ length: 12 }, logIn));
    await Promise.all(browsers.map((browser) => enroll(browser, 'one')));
    await Promise.all(
      browsers.flatMap((browser) => [cancel(browser, 'one'), enroll(browser, 'one'), cancel(browser, 'one')]),
    );
    const rows = await portal.database.query<{ state: string; count: string }>(
      `select state, count(*) from enrolment where activity_id = 'one' and state <> 'cancelled' group by state`,
    );
    const count = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0);
    expect(count('enrolled')).toBeLessThanOrEqual(1);
    if (count('waiting') > 0) expect(count('enrolled')).toBe(1);
  });
});

describe('the time of an activity', () => {
  it('ends enrolment when it is over, and cancelling when it begins', async () => {
    setTime('2026-08-01T08:59:59+08:00');
    const [early, late] = [await logIn(), await logIn()];
    await enroll(early, 'open');
    setTime('2026-08-01T09:00:00+08:00');
    expect(await cancel(early, 'open')).toMatchObject({ status: 409, body: { msg: '活动已开始，不能取消报名' } });
    expect(stateOf(await enroll(late, 'open'))).toBe('enrolled');
    setTime('2026-08-01T18:00:01+08:00');
    const again = (await openSession(portal, now())).browser;
    expect(await enroll(again, 'open')).toMatchObject({ status: 409, body: { msg: '活动已结束，不能报名' } });
  });
});

describe('own enrolments', () => {
  it('are the caller’s alone', async () => {
    const [browser, other] = [await openSession(portal, now()), await logIn()];
    await enroll(browser.browser, 'open');
    advance(1);
    await enroll(browser.browser, 'one');
    expect((await listOwn(browser.browser)).map(({ activityId }) => activityId)).toEqual(['one', 'open']);
    expect(await listOwn(browser.browser, '?activityId=open')).toHaveLength(1);
    expect(await listOwn(other, `?ownerId=${browser.userId}`)).toEqual([]);
    expect(await cancel(other, 'open')).toMatchObject({ status: 404, body: { data: null } });
    expect(await cancel(other, 'none')).toMatchObject({ status: 404, body: { data: null } });
    expect(await listOwn(browser.browser)).toHaveLength(2);
  });

  it('are kept by the activity’s page as numbers alone', async () => {
    const page = JSON.stringify(await seats('open'));
    for (const secret of ['王小明', '启明制造', '138']) expect(page).not.toContain(secret);
  });
});
