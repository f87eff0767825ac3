import { openTestDatabase } from '../../testing/patient-limits';
import { setUp, setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { createSandboxDelivery, SANDBOX_CONSOLE_PATH } from './provider/sandbox-delivery';
import { makeDelivery, toCall } from './testing/delivery-provider-contract';

const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now, isDemo: true });
const real = setUpPortal({ clock: now });
const database = setUp(() => openTestDatabase(portal.database.address));

const openSandbox = () => createSandboxDelivery({ database, clock: now });

const read = async (path: string, { app } = portal) => new TestBrowser(app).request(path);

async function deliver(deliveryNo: string, productName = '设备接入'): Promise<string> {
  const ask = () => openSandbox().deliver(makeDelivery(deliveryNo, { productName }), toCall());
  await ask();
  advance(6);
  const outcome = await ask();
  return outcome.state === 'delivered' ? (outcome.consoleUrl ?? '') : '';
}

it('shows what was delivered, says that it is a demonstration, and runs nothing', async () => {
  const { status, text, headers } = await read(await deliver('DL-C1', '设备<b>接入'));
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  for (const shown of ['控制台（演示）', '演示环境', 'SB-DL-C1', '2026-06-05 12:00', '运行中'])
    expect(text).toContain(shown);
  expect(text).not.toMatch(/<script|<b>/);
});

it('says that what was taken back is stopped', async () => {
  const url = await deliver('DL-C2');
  await openSandbox().reduce({ deliveryNo: 'DL-C2', orderNo: 'OD-C2', lines: [] }, toCall());
  expect((await read(url)).text).toContain('已停用');
});

it('is there for its URL alone, in a demonstration, once it is delivered', async () => {
  await openSandbox().deliver(makeDelivery('DL-C3'), toCall());
  const [{ token } = { token: '' }] = await portal.database.query<{ token: string }>(
    `select token from sandbox_delivery where delivery_no = 'DL-C3'`,
  );
  for (const query of [
    '',
    '?instance=',
    '?instance=none',
    `?instance=${'x'.repeat(65)}`,
    '?instance=a&instance=b',
    `?instance=${token}`,
  ])
    expect([query, (await read(SANDBOX_CONSOLE_PATH + query)).status]).toEqual([query, 404]);
  expect((await read(`${SANDBOX_CONSOLE_PATH}?instance=x`, real)).status).toBe(404);
});
