import type { Announcement, MonthSpend, ResourceOverview, Todo } from '@portal/api-contract/account';
import { randomUUID } from 'node:crypto';
import { addContent, makeNews, showOnlyIn, toMarkdownFile } from '../../testing/sample-content';
import { openTestDatabase } from '../../testing/patient-limits';
import { setUp, setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { openSession } from '../../testing/test-session';
import { submitWorkOrder } from '../../testing/work-order-calls';
import { openInstanceDesk } from '../instances/testing/instance-desk';

const NOW = new Date('2026-06-15T10:00:00+08:00');

const portal = setUpPortal({ clock: () => NOW });
const database = setUp(() => openTestDatabase(portal.database.address));
const desk = () => openInstanceDesk({ database, clock: () => NOW });

const read = async <Data>(browser: TestBrowser, name: string): Promise<Data> =>
  (await browser.request(`/ptl/console/${name}`)).body.data as Data;

interface OrderValues {
  readonly createdAt?: string;
  readonly state?: string;
  readonly payable?: number;
  readonly productCode?: string;
  readonly period?: number;
  readonly quantity?: number;
}

async function addOrder(ownerId: string, values: OrderValues = {}): Promise<void> {
  const { createdAt = '2026-06-01T09:00:00+08:00', state = 'completed', payable = 100, ...line } = values;
  const { productCode = 'iot-hub', period = 12, quantity = 1 } = line;
  const no = randomUUID();
  await portal.database.query(
    `insert into quote (id, owner_id, body, created_at, expires_at) values ($1, $2, '{}', $3, $3)`,
    [no, ownerId, createdAt],
  );
  await portal.database.query(
    `insert into purchase_order
       (order_no, owner_id, quote_id, state, state_since, line, payable, contract_first, remark, agreement_version,
        created_at)
     values ($1, $2, $1, $3, $6, $4, $5, false, '', '', $6)`,
    [
      ...[no, ownerId, state],
      JSON.stringify({
        productCode,
        productName: `产品${productCode}`,
        period,
        quantity,
        mealCode: 'm',
        planName: '标准',
      }),
      ...[payable, createdAt],
    ],
  );
}

async function addTitle(ownerId: string, state: number): Promise<void> {
  await portal.database.query(
    `insert into invoice_title (id, title_no, owner_id, kind, form_encrypted, file_ids, warning, state, reason,
       is_default, version, created_at, updated_at)
     values ($1, $2, $3, 'company', '', '{}', '', $4, '', false, 1, $5, $5)`,
    [randomUUID(), randomUUID(), ownerId, state, NOW],
  );
}

async function enrol(ownerId: string, state: string, startsAt: string): Promise<void> {
  const activityId = randomUUID();
  await portal.database.query(
    `insert into activity (id, title, summary, starts_at, ends_at, place, has_replay, cover_image, body, body_html,
       listing_status, weight, visible_ranges, source)
     values ($1, '活动', '', $2, $2, '', false, '', '', '', 2, 0, '{2}', 'spec')`,
    [activityId, startsAt],
  );
  await portal.database.query(
    `insert into enrolment (id, activity_id, owner_id, state, form_encrypted, telephone_masked, consented_at, created_at)
     values ($1, $2, $3, $4, '', '', $5, $5)`,
    [randomUUID(), activityId, ownerId, state, NOW],
  );
}

describe('the console', () => {
  it('is empty for somebody who has just come', async () => {
    const { browser } = await openSession(portal, NOW);
    expect(await read(browser, 'todos')).toEqual([]);
    expect(await read(browser, 'resources')).toEqual({ products: [], productTotal: 0, orders: [] });
    const months = await read<MonthSpend[]>(browser, 'spend');
    expect(months.map(({ month }) => month)).toEqual([
      ...['2025-07', '2025-08', '2025-09', '2025-10', '2025-11', '2025-12'],
      ...['2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06'],
    ]);
    expect(months.every(({ amount, orders }) => amount === 0 && orders === 0)).toBe(true);
  });

  it('names what waits for its owner and for nobody else', async () => {
    const { browser, userId } = await openSession(portal, NOW);
    const other = await openSession(portal, NOW);
    await addOrder(userId, { state: 'unpaid' });
    await addOrder(userId, { state: 'unpaid' });
    await addOrder(userId, { state: 'reviewing' });
    await addTitle(userId, 3);
    await addTitle(userId, 2);
    await enrol(userId, 'enrolled', '2026-06-18T09:00:00+08:00');
    await enrol(userId, 'enrolled', '2026-07-18T09:00:00+08:00');
    await enrol(userId, 'enrolled', '2026-06-14T09:00:00+08:00');
    await enrol(userId, 'cancelled', '2026-06-18T09:00:00+08:00');
    expect(await read<Todo[]>(browser, 'todos')).toEqual([
      { kind: 'unpaidOrder', total: 2 },
      { kind: 'refusedTitle', total: 1 },
      { kind: 'upcomingActivity', total: 1 },
    ]);
    expect(await read(other.browser, 'todos')).toEqual([]);
  });

  it('counts work orders that wait for their owner', async () => {
    const { browser } = await openSession(portal, NOW);
    const ticketNos = [];
    for (let index = 0; index < 4; index += 1) ticketNos.push(await submitWorkOrder(browser));
    await portal.database.query('update work_order set status = 2 where ticket_no = any($1)', [ticketNos.slice(0, 2)]);
    await portal.database.query('update work_order set status = 3 where ticket_no = $1', [ticketNos[2]]);
    expect(await read<Todo[]>(browser, 'todos')).toEqual([
      { kind: 'supplementWorkOrder', total: 2 },
      { kind: 'confirmWorkOrder', total: 1 },
    ]);
  });

  it('adds up finished orders by month in China', async () => {
    const { browser, userId } = await openSession(portal, NOW);
    await addOrder(userId, { createdAt: '2026-05-31T23:59:59+08:00', payable: 1 });
    await addOrder(userId, { createdAt: '2026-06-01T00:00:00+08:00', payable: 20 });
    await addOrder(userId, { createdAt: '2026-06-02T00:00:00+08:00', payable: 300 });
    await addOrder(userId, { createdAt: '2026-06-02T00:00:00+08:00', payable: 4000, state: 'unpaid' });
    await addOrder(userId, { createdAt: '2025-07-01T00:00:00+08:00', payable: 50_000 });
    await addOrder(userId, { createdAt: '2025-06-30T23:59:59+08:00', payable: 600_000 });
    const months = await read<MonthSpend[]>(browser, 'spend');
    expect(months.filter(({ orders }) => orders > 0)).toEqual([
      { month: '2025-07', amount: 50_000, orders: 1 },
      { month: '2026-05', amount: 1, orders: 1 },
      { month: '2026-06', amount: 320, orders: 2 },
    ]);
  });

  it('lists what still runs by product, what ends first on top', async () => {
    const { browser, userId } = await openSession(portal, NOW);
    await addOrder(userId, { productCode: 'late', createdAt: '2026-06-01T09:00:00+08:00' });
    await addOrder(userId, { productCode: 'soon', createdAt: '2026-01-01T09:00:00+08:00', period: 6, quantity: 2 });
    await addOrder(userId, { productCode: 'soon', createdAt: '2026-06-01T09:00:00+08:00', quantity: 3 });
    await addOrder(userId, { productCode: 'over', createdAt: '2025-12-01T09:00:00+08:00', period: 6 });
    await addOrder(userId, { productCode: 'unpaid', state: 'unpaid' });
    await desk().run();
    const { products, productTotal, orders } = await read<ResourceOverview>(browser, 'resources');
    expect(products).toEqual([
      {
        ...{ productCode: 'soon', productName: '产品soon', url: '/overview/product?productCode=soon' },
        ...{ quantity: 5, orders: 2, expiresAt: '2026-07-01T09:00:00+08:00' },
      },
      {
        ...{ productCode: 'late', productName: '产品late', url: '/overview/product?productCode=late' },
        ...{ quantity: 1, orders: 1, expiresAt: '2027-06-01T09:00:00+08:00' },
      },
    ]);
    expect(productTotal).toBe(2);
    expect(Object.fromEntries(orders.map(({ state, total }) => [state, total]))).toEqual({ completed: 4, unpaid: 1 });
  });

  it('is bounded, however many products there are', async () => {
    const { browser, userId } = await openSession(portal, NOW);
    for (let index = 0; index < 8; index += 1) await addOrder(userId, { productCode: `p${index}` });
    await desk().run();
    const { products, productTotal } = await read<ResourceOverview>(browser, 'resources');
    expect([products.length, productTotal]).toEqual([6, 8]);
  });

  it('announces the newest news of the brand', async () => {
    await addContent(portal, {
      'news/n-new.md': toMarkdownFile(makeNews('n-new', { publishedOn: '2026-06-14' })),
      'news/n-root.md': toMarkdownFile(makeNews('n-root', { publishedOn: '2026-06-15' })),
      ...showOnlyIn({ first: { news: ['n-root'] } }),
    });
    const { browser } = await openSession(portal, NOW);
    const list = async (range: number) => read<Announcement[]>(browser, `announcements?visibleRange=${range}`);
    expect((await list(2))[0]).toEqual({
      ...{ id: 'n-root', title: '新闻n-root', publishedOn: '2026-06-15', url: '/news-center-detail/n-root.html' },
    });
    expect((await list(3))[0]).toMatchObject({ id: 'n-new' });
    expect((await list(2)).length).toBeLessThanOrEqual(5);
  });

  it.each(['todos', 'spend', 'resources', 'announcements'])('keeps %s from visitors', async (name) => {
    expect((await new TestBrowser(portal.app).request(`/ptl/console/${name}`)).status).toBe(401);
  });
});
