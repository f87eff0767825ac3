import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dumpTables } from '../../testing/dump-tables';
import { startPrivacyTest } from '../../testing/privacy-test';
import { setUp } from '../../testing/set-up';
import { createRealnameCalls, findPerson, setEntrance, toElements } from './testing/realname-calls';
import { createReviewCalls } from './testing/review-calls';

const test = setUp(startPrivacyTest);

it('leaves no number, card or picture where a copy of the database or of the files would show it', async () => {
  await setEntrance(test.portal, true, true);
  const calls = createRealnameCalls(test.portal);
  const reviews = createReviewCalls(test.portal, test.clock);
  const person = findPerson('pass');
  const { three, four } = toElements(person);
  const { browser, userId } = await reviews.logIn();
  await calls.submit(browser, 'saveDraft', { type: 1, method: 6, fields: { ...four, address: '张江路1000号' } });
  await calls.submit(browser, 'personThreeElement', three);
  await calls.submit(browser, 'personFourElement', four);
  await reviews.submit(browser);
  await calls.submit(browser, 'saveDraft', { type: 1, method: 6, fields: four });

  const secrets = [person.idNumber, person.bankCard, '张江路1000号'];
  const tables = await dumpTables(test.portal.database);
  // The dump is of the rows that were written.
  const count = (table: string) =>
    tables
      .get(table)
      ?.split('\n')
      .filter((line) => line.includes(userId)).length;
  expect([count('identification'), count('identification_draft')]).toEqual([3, 1]);
  for (const [table, text] of tables) for (const secret of secrets) expect(text.includes(secret) && table).toBe(false);

  const files = readdirSync(test.filesDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThanOrEqual(2);
  for (const { parentPath, name } of files) {
    const bytes = readFileSync(join(parentPath, name)).toString('latin1');
    // Neither a JPEG nor a PNG begins or is contained in what is sealed.
    for (const mark of ['JFIF', '\u0089PNG', ...secrets]) expect(bytes).not.toContain(mark);
  }
});
