import { createCalls } from '../../testing/call-portal';
import { addContent, makeActivity, showOnlyIn, toMarkdownFile } from '../../testing/sample-content';
import { setUpPortal } from '../../testing/set-up';
import { createTestClock } from '../../testing/test-clock';

const { now, setTime } = createTestClock('2026-06-05T12:00:00+08:00');

const file = (id: string, changes: object, content?: object) => ({
  [`activities/${id}.md`]: toMarkdownFile(
    makeActivity(id, { ...changes }, content),
    '## 议程\n\n<img src=x onerror=alert(1)>文字',
  ),
});

const portal = setUpPortal({ clock: now });
const { get, post, listIds } = createCalls(portal);

beforeAll(() =>
  addContent(portal, {
    ...file(
      'a-hall',
      {},
      {
        ...{ form: 'offline', address: '上海市', capacity: 2 },
        agenda: [{ time: '09:00', title: '签到', speaker: '' }],
        speakers: [{ name: '林予安', role: '总监', intro: '' }],
      },
    ),
    ...file('a-root', {
      startsAt: '2026-12-01T09:00:00+08:00',
      endsAt: '2026-12-01T10:00:00+08:00',
    }),
    ...file('a-draft', { listingStatus: 1 }),
    ...file('a-gone', { listingStatus: 3 }),
    ...showOnlyIn({ first: { activities: ['a-root'] } }),
  }),
);

const list = (filter: object) => listIds('/ptl/activity/pageList', filter);
const find = (id: string, range = 2) =>
  get(`/ptl/activity/findById?id=${encodeURIComponent(id)}&visibleRange=${range}`);
const state = async (id: string) => ((await find(id)).data as { state: string }).state;

const AT = {
  june: '2026-06-05T12:00:00+08:00',
  august: '2026-08-01T09:00:00+08:00',
  christmas: '2026-12-25T00:00:00+08:00',
};

describe('activities by state', () => {
  it.each([
    ['june', 'enrolling', ['next', 'a-hall', 'later', 'a-root']],
    ['june', 'ongoing', ['now']],
    ['june', 'ended', ['past']],
    ['june', 'replay', ['recorded']],
    ['august', 'enrolling', ['later', 'a-root']],
    ['august', 'ongoing', ['a-hall']],
    ['august', 'ended', ['next', 'now', 'past']],
    ['christmas', 'enrolling', []],
    ['christmas', 'ended', ['a-root', 'later', 'a-hall', 'next', 'now', 'past']],
    ['christmas', 'replay', ['recorded']],
  ] as const)('in %s %s are %j', async (moment, wanted, ids) => {
    setTime(AT[moment]);
    expect(await list({ state: wanted })).toEqual(ids);
    for (const id of ids) expect(await state(id)).toBe(wanted);
  });

  it('have each activity in one state at every moment, to the second', async () => {
    const moments = [
      '2026-08-01T08:59:59.999',
      '2026-08-01T09:00:00',
      '2026-08-01T18:00:00',
      '2026-08-01T18:00:00.001',
    ];
    const seen: string[] = [];
    for (const [index, moment] of moments.entries()) {
      // Another size of the page, so that no response of the moment before is used.
      const pageSize = 90 + index;
      setTime(`${moment}+08:00`);
      const lists = await Promise.all(
        (['enrolling', 'ongoing', 'ended', 'replay'] as const).map(async (one) =>
          (await list({ state: one, pageSize })).includes('a-hall') ? [one] : [],
        ),
      );
      expect(lists.flat()).toEqual([await state('a-hall')]);
      seen.push(...lists.flat());
    }
    expect(seen).toEqual(['enrolling', 'ongoing', 'ongoing', 'ended']);
  });

  it('change in a cached list within half a minute', async () => {
    setTime('2026-08-01T08:59:50+08:00');
    expect(await list({ state: 'ongoing', pageSize: 80 })).toEqual([]);
    setTime('2026-08-01T09:00:25+08:00');
    expect(await list({ state: 'ongoing', pageSize: 80 })).toEqual(['a-hall']);
  });

  it('are of the brand asked for', async () => {
    setTime(AT.june);
    expect(await list({ visibleRange: 3, state: 'enrolling' })).toEqual(['next', 'a-hall', 'later']);
    expect(await list({ visibleRange: 9 })).toEqual([]);
  });

  it('refuse other states', async () => {
    expect((await post('/ptl/activity/pageList', { visibleRange: 2, state: 'secret' })).status).toBe(400);
  });
});

describe('an activity’s page', () => {
  beforeAll(() => setTime(AT.june));

  it('says all about it, with seats and as harmless HTML', async () => {
    expect((await find('a-hall')).data).toMatchObject({
      ...{
        id: 'a-hall',
        startsAt: '2026-08-01T09:00:00+08:00',
        endsAt: '2026-08-01T18:00:00+08:00',
        state: 'enrolling',
      },
      content: { form: 'offline', capacity: 2, agenda: [{ title: '签到' }], speakers: [{ name: '林予安' }] },
      ...{ bodyHtml: '<h2>议程</h2>\n<p>文字</p>', seatsLeft: 2, waitingCount: 0 },
    });
    expect((await find('now')).data).toMatchObject({ seatsLeft: null, waitingCount: 0 });
  });

  it('names three others, latest first', async () => {
    expect((await find('a-hall')).data).toMatchObject({
      related: [{ id: 'a-root', url: '/activity-center-detail/a-root.html' }, { id: 'later' }, { id: 'next' }],
    });
    expect((await find('a-hall', 3)).data).toMatchObject({ related: [{ id: 'later' }, { id: 'next' }, { id: 'now' }] });
  });

  it.each([
    ['unknown', 'none', 2],
    ['a draft', 'a-draft', 2],
    ['another brand’s', 'a-root', 3],
    ['an injection', "' or '1'='1", 2],
  ])('is not found: %s', async (_name, id, range) =>
    expect(await find(id, range)).toMatchObject({ status: 404, code: '404', data: null }),
  );

  it('that was withdrawn names others', async () => {
    expect(await find('a-gone')).toMatchObject({
      ...{ status: 410, code: '410', msg: '该活动已下架' },
      data: { title: '活动a-gone', alternatives: [{ id: 'a-root' }, { id: 'later' }, { id: 'a-hall' }] },
    });
  });
});
