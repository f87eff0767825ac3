import { randomBytes, randomUUID } from 'node:crypto';
import { openTestDatabase } from '../../testing/patient-limits';
import { createTestClock } from '../../testing/test-clock';
import { createTestDatabase, type TestDatabase } from '../../testing/test-portal';
import type { Database } from '../database/database';
import { createPublicOrigins } from '../http/public-origins';
import { createDataProtection } from '../security/data-protection';
import { deliverMessages } from './deliver-messages';
import { DeliveryError } from './delivery-error';
import { postMessage } from './post-message';

let testDatabase: TestDatabase;
let database: Database;
const { now, advance, setTime } = createTestClock(new Date('2026-06-05T12:00:00+08:00'));
const send = vi.fn(() => Promise.resolve());

beforeEach(async () => {
  setTime('2026-06-05T12:00:00+08:00');
  send.mockReset();
  testDatabase = await createTestDatabase();
  database = openTestDatabase(testDatabase.address);
  await postMessage(database.orm, {
    ...{ ownerId: randomUUID(), type: 'workorder', title: '工单有新回复', body: '「设备离线」', recordNo: 'WO1' },
    ...{ link: '', at: now() },
  });
});
afterEach(async () => {
  await database.close();
  await testDatabase.drop();
});

const deliver = () =>
  deliverMessages({
    ...{ orm: database.orm, clock: now, protection: createDataProtection(randomBytes(32)) },
    ...{ origins: createPublicOrigins('https://portal.example'), findAddress: async () => 'wang@example.com' },
    ...{ smsProvider: undefined, mailProvider: { send } },
  });
const readDeliveries = () => testDatabase.query('select state, attempts, last_error from delivery_outbox');

it('gives up at once what the provider will never take over', async () => {
  send.mockRejectedValue(new DeliveryError('SMTP 550', true));
  await deliver();
  advance(4600);
  await deliver();
  expect(await readDeliveries()).toEqual([{ state: 'failed', attempts: 1, last_error: 'SMTP 550' }]);
  expect(send).toHaveBeenCalledTimes(1);
});

it('tries again what the provider does not take over now', async () => {
  send.mockRejectedValueOnce(new DeliveryError('SMTP 451', false));
  await deliver();
  expect(await readDeliveries()).toEqual([{ state: 'waiting', attempts: 1, last_error: 'SMTP 451' }]);
  advance(4600);
  await deliver();
  expect(await readDeliveries()).toEqual([{ state: 'sent', attempts: 2, last_error: '' }]);
});
