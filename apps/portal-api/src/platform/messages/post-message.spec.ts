import { randomUUID } from 'node:crypto';
import { openTestDatabase } from '../../testing/patient-limits';
import { createTestDatabase, type TestDatabase } from '../../testing/test-portal';
import type { Database } from '../database/database';
import { messagePreference } from './messages.tables';
import { type NewMessage, postMessage } from './post-message';

const NOW = new Date('2026-06-05T04:00:00Z');

let testDatabase: TestDatabase;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openTestDatabase(testDatabase.address);
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

const makeMessage = (values: Partial<NewMessage>): NewMessage => ({
  ...{ ownerId: randomUUID(), type: 'workorder', title: '工单有新回复', body: '', link: '', recordNo: '', at: NOW },
  ...values,
});

const listChannels = async (ownerId: string) => {
  const rows = await testDatabase.query<{ channel: string }>(
    'select channel from delivery_outbox where owner_id = $1 order by created_at, channel',
    [ownerId],
  );
  return rows.map(({ channel }) => channel);
};

describe('what is sent beside the site', () => {
  it('is queued with the message, for the ways that the owner wants', async () => {
    const ownerId = randomUUID();
    await postMessage(database.orm, makeMessage({ ownerId }));
    expect(await listChannels(ownerId)).toEqual(['mail']);
    await database.orm.insert(messagePreference).values({
      ...{ ownerId, smsTypes: ['workorder'], mailTypes: [], quietFrom: null, quietTo: null, version: 1 },
      updatedAt: NOW,
    });
    await postMessage(database.orm, makeMessage({ ownerId, at: new Date(NOW.getTime() + 1000) }));
    expect(await listChannels(ownerId)).toEqual(['mail', 'sms']);
  });

  it('is every way for security', async () => {
    const ownerId = randomUUID();
    await postMessage(database.orm, makeMessage({ ownerId, type: 'security' }));
    expect(await listChannels(ownerId)).toEqual(['mail', 'sms']);
  });

  it('is nothing for what the owner did', async () => {
    const ownerId = randomUUID();
    await postMessage(database.orm, makeMessage({ ownerId, isRead: true }));
    expect(await listChannels(ownerId)).toEqual([]);
  });

  it('is every way for what was done about security in the owner’s name', async () => {
    const ownerId = randomUUID();
    await postMessage(database.orm, makeMessage({ ownerId, type: 'security', isRead: true }));
    expect(await listChannels(ownerId)).toEqual(['mail', 'sms']);
  });

  it('is nothing of a transaction that is undone, as is the message', async () => {
    const ownerId = randomUUID();
    const undone = database.transaction(async (runner) => {
      await postMessage(runner, makeMessage({ ownerId, type: 'security' }));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await listChannels(ownerId)).toEqual([]);
    expect(await testDatabase.query('select id from user_message where owner_id = $1', [ownerId])).toEqual([]);
  });
});

it('keeps messages of one moment in the order in which they were written', async () => {
  const ownerId = randomUUID();
  const titles = Array.from({ length: 9 }, (_, index) => `第 ${9 - index} 条`);
  for (const title of titles) await postMessage(database.orm, makeMessage({ ownerId, title }));
  const rows = await testDatabase.query<{ title: string }>(
    'select title from user_message where owner_id = $1 order by created_at, id',
    [ownerId],
  );
  expect(rows.map(({ title }) => title)).toEqual(titles);
});
