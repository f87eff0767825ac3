import { openTestDatabase } from '../../testing/patient-limits';
import { setUp, setUpPortal } from '../../testing/set-up';
import { createTestClock } from '../../testing/test-clock';
import { openSession } from '../../testing/test-session';
import { openDeliveryDesk } from '../deliveries/testing/delivery-desk';
import { addPaidProduct, orderCalls, payOffline } from '../purchase/testing/order-calls';
import { listOwnInstances, openInstanceDesk, readInstance } from './testing/instance-desk';

const CONSOLE = 'https://console.example/instances/1';

const { now } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now });
const database = setUp(() => openTestDatabase(portal.database.address));

beforeAll(() => addPaidProduct(portal));

/** A product that a provider has delivered, which tells where it is worked with. */
async function openDelivered(consoleUrl?: string) {
  const { browser } = await openSession(portal, now());
  const instances = openInstanceDesk({ database, clock: now });
  const deliveries = openDeliveryDesk({ database, clock: now });
  deliveries.script = () => ({ state: 'delivered', instanceNo: 'INS-1', consoleUrl });
  await payOffline(database, now, await orderCalls.order(browser));
  await deliveries.begin();
  await deliveries.ask();
  await instances.run();
  const [{ instanceId = '' } = {}] = await listOwnInstances(browser);
  return () => readInstance(browser, instanceId);
}

it('is where the provider tells, until the product is released', async () => {
  const read = await openDelivered(CONSOLE);
  expect(await read()).toMatchObject({ status: 10, consoleUrl: CONSOLE });
  await portal.database.query('update product_instance set state = 40');
  expect(await read()).toMatchObject({ status: 40, consoleUrl: '' });
});

it('is not there where the provider tells of none', async () => {
  const read = await openDelivered();
  expect(await read()).toMatchObject({ status: 10, consoleUrl: '' });
});

it('is a page of the portal, at the address of today, where the provider is the sandbox', async () => {
  const read = await openDelivered('/ptl/delivery/sandbox?instance=1');
  expect(await read()).toMatchObject({ consoleUrl: 'http://localhost/ptl/delivery/sandbox?instance=1' });
});
