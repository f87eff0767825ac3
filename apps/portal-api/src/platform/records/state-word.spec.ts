import { eq } from 'drizzle-orm';
import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { randomUUID } from 'node:crypto';
import { setUpJobs } from '../../testing/test-jobs';
import { stateWord } from './state-word';

const lampState = stateWord({ 1: 'dark', 2: 'lit' });
const lamp = pgTable('lamp', { id: uuid('id').primaryKey(), state: lampState('state').notNull() });

const test = setUpJobs();

beforeEach(() => test.testDatabase.query('create table lamp (id uuid primary key, state text not null)'));

it('is a word in the database and a number in code', async () => {
  const { orm } = test.database;
  const id = randomUUID();
  await orm.insert(lamp).values({ id, state: 2 });
  expect(await test.testDatabase.query('select state from lamp')).toEqual([{ state: 'lit' }]);
  expect(await orm.select().from(lamp).where(eq(lamp.state, 2))).toEqual([{ id, state: 2 }]);
  expect(await orm.select().from(lamp).where(eq(lamp.state, 1))).toEqual([]);
});

it('takes no word that it does not know for a state', async () => {
  await test.testDatabase.query(`insert into lamp values ('${randomUUID()}', 'broken')`);
  await expect(test.database.orm.select().from(lamp)).rejects.toThrow('No state is called broken');
});
