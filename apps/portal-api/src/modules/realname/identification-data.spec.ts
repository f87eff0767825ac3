import { PORTAL_CONTRIBUTIONS } from '../../portal-modules';
import { DAY_MS, startPrivacyTest } from '../../testing/privacy-test';
import { runDue } from '../../testing/run-due';
import { setUp } from '../../testing/set-up';
import { openSession } from '../../testing/test-session';
import { findDataOwner } from '../privacy/data-owner.repository';
import { identificationData } from './identification-data';
import { openIdentity, sealedKeptIdentity } from './identity-form';
import { createElementPurge } from './purge-elements';
import { identification, type IdentificationRow, keptIdentity } from './realname.tables';
import { createRealnameCalls, findPerson, setEntrance, toElements } from './testing/realname-calls';

const test = setUp(startPrivacyTest);
const openUser = () => openSession(test.portal, test.clock());

beforeAll(() => setEntrance(test.portal, true, true));
beforeEach(() => test.portal.database.query('delete from identification'));

/** Somebody who has failed once and passed then, or only failed. */
async function verify(isPassing: boolean) {
  const calls = createRealnameCalls(test.portal);
  const { browser, userId } = await openUser();
  await calls.agree(browser);
  const { three } = toElements(findPerson(isPassing ? 'pass' : 'name'));
  const { id } = await calls.submit(browser, 'personThreeElement', three);
  if (isPassing) await calls.submit(browser, 'smsVerify', { id, code: await calls.sendCode(browser, id) });
  return { userId, id };
}

const readRow = async (id: string): Promise<IdentificationRow> => {
  const rows = await test.database.orm.select().from(identification);
  const row = rows.find((one) => one.id === id);
  if (!row) throw new Error('There is no such verification');
  return row;
};

it('keeps name and number of an identity in effect, and nothing else, after 30 days', async () => {
  const [passed, failed] = [await verify(true), await verify(false)];
  const purge = createElementPurge({ database: test.database, clock: test.clock });
  test.advance(30 * DAY_MS - 1000);
  await runDue(test.database.orm, [purge], test.clock());
  expect((await readRow(passed.id)).formEncrypted).not.toBe('');
  test.advance(2000);
  await runDue(test.database.orm, [purge], test.clock());
  const kept = await readRow(passed.id);
  expect(kept).toMatchObject({ state: 6, formEncrypted: '' });
  expect(openIdentity(test.protection, kept)).toMatchObject({ name: '林予安', number: '11000019900307001X' });
  expect(await readRow(failed.id)).toMatchObject({ formEncrypted: '', identityEncrypted: '', numberIndex: '' });
  await runDue(test.database.orm, [purge], test.clock());
  expect((await readRow(passed.id)).version).toBe(kept.version);
});

it('sets apart what the law keeps of a closed account, which blocks no other account', async () => {
  const { userId, id } = await verify(true);
  const owner = await findDataOwner(test.database.orm, userId);
  if (!owner) throw new Error('There is no such user');
  const { orm } = test.database;
  await identificationData.erase?.({ runner: orm, now: test.clock() }, owner);
  expect(await orm.$count(identification)).toBe(0);
  const [kept] = await orm.select().from(keptIdentity);
  expect(kept).toMatchObject({ id, ownerId: userId, type: 1, method: 2 });
  const opened = test.protection.decrypt(kept?.identityEncrypted ?? '', sealedKeptIdentity.toPlace(id));
  expect(JSON.parse(opened)).toMatchObject({ number: '11000019900307001X' });
  expect(PORTAL_CONTRIBUTIONS.sealedColumns).toContain(sealedKeptIdentity);
});
