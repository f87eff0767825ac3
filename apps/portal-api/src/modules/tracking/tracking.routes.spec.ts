import { CONTENT_TYPES } from '@portal/api-contract/rules';
import { setUpPortal } from '../../testing/set-up';
import { createTestClock } from '../../testing/test-clock';

const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now });

const post = (url: string, payload: object) => portal.app.inject({ method: 'POST', url, payload });
const event = { kind: 'view', path: '/product?code=secret#x', occurredAt: '2026-06-05T12:00:00+08:00' };

describe('page views', () => {
  it('are stored without queries and without the visitor’s own identifier', async () => {
    const response = await post('/ptl/uv/batchAdd', {
      visitorId: 'visitor-12345',
      events: [event, { ...event, kind: 'click', target: 'cta' }],
    });
    expect(response.json()).toMatchObject({ code: '200', data: { accepted: 2 } });
    const rows = await portal.database.query<Record<string, string>>('select * from tracking_event order by id');
    expect(rows).toMatchObject([
      { kind: 'view', path: '/product', target: '' },
      { kind: 'click', target: 'cta' },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/visitor-12345|secret/);
  });

  it.each([
    ['/product-detail/iot-hub.html', CONTENT_TYPES.PRODUCT],
    ['/solution/s-1.html', CONTENT_TYPES.SOLUTION],
    ['/case-details/c-1.html?from=home', CONTENT_TYPES.CASE],
    ['/document-center/document-content', CONTENT_TYPES.DOCUMENT],
    ['/activity-center-detail/%E5%B1%95.html', CONTENT_TYPES.MARKETING_ACTIVITY],
    ['/developer', CONTENT_TYPES.DEVELOP],
    ['/news-center-detail/n-1.html', CONTENT_TYPES.NEWS],
    ['/recruit', CONTENT_TYPES.RECRUIT],
    ['/modelDetail/m-1.html', CONTENT_TYPES.MODEL],
    ['/product', null],
    ['/solution', null],
    ['/document-center', null],
    ['/', null],
    ['/constructor/a.html', null],
    ['/solution/a/b.html', null],
    ['https://x.example/solution/s-1.html', null],
  ])('of %s are stored with the content type %s', async (path, contentType) => {
    await post('/ptl/uv/batchAdd', { visitorId: 'visitor-12345', events: [{ ...event, path }] });
    const [stored] = await portal.database.query('select content_type from tracking_event order by id desc limit 1');
    expect(stored).toEqual({ content_type: contentType });
  });

  it.each([
    ['no events', { visitorId: 'visitor-12345', events: [] }, 400],
    ['too many events', { visitorId: 'visitor-12345', events: Array.from({ length: 51 }, () => event) }, 400],
    ['an unknown kind', { visitorId: 'visitor-12345', events: [{ ...event, kind: 'buy' }] }, 400],
    ['a bad time', { visitorId: 'visitor-12345', events: [{ ...event, occurredAt: 'yesterday' }] }, 400],
    ['ten thousand events', { visitorId: 'visitor-12345', events: Array.from({ length: 10_000 }, () => event) }, 413],
  ])('with %s are refused', async (_name, payload, status) => {
    const response = await post('/ptl/uv/batchAdd', payload);
    expect([response.statusCode, response.json().code]).toEqual([status, status === 400 ? '422' : '413']);
  });
});

describe('visits', () => {
  const readHashes = async () =>
    (
      await portal.database.query<{ address_hash: string; user_account: string | null }>(
        'select * from visit order by id',
      )
    ).slice(-1)[0];

  it('carry what the server saw, not what was claimed', async () => {
    expect((await post('/ptl/uv/addVisit', { ip: '203.0.113.9', userAccount: 'someone' })).json()).toMatchObject({
      code: '200',
      data: null,
    });
    const stored = await readHashes();
    expect(stored?.user_account).toBeNull();
    expect(stored?.address_hash).toMatch(/^[\w-]{22}$/);
    await post('/ptl/uv/addVisit', { ip: '198.51.100.7' });
    expect((await readHashes())?.address_hash).toBe(stored?.address_hash);
  });

  it('are recorded of pages that say nothing of themselves', async () => {
    const count = async () => (await portal.database.query('select 1 from visit')).length;
    const before = await count();
    const response = await portal.app.inject({ method: 'POST', url: '/ptl/uv/visit' });
    expect([response.statusCode, response.json().data, await count()]).toEqual([200, null, before + 1]);
  });

  it('cannot be linked from one day to the next', async () => {
    await post('/ptl/uv/addVisit', {});
    const today = await readHashes();
    advance(24 * 3_600);
    await post('/ptl/uv/addVisit', {});
    expect((await readHashes())?.address_hash).not.toBe(today?.address_hash);
  });

  it('refuse a text of any length', async () => {
    expect((await post('/ptl/uv/addVisit', { ip: '1'.repeat(46) })).statusCode).toBe(400);
    expect((await post('/ptl/uv/addVisit', { ip: '1'.repeat(100_000) })).statusCode).toBe(413);
  });
});
