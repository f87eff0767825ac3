import { randomBytes, randomUUID } from 'node:crypto';
import { PORTAL_CONTRIBUTIONS } from '../../portal-modules';
import { createClosingCalls } from '../../testing/closing-calls';
import { seedPersonalData } from '../../testing/personal-data';
import { DAY_MS, startPrivacyTest } from '../../testing/privacy-test';
import { setUp } from '../../testing/set-up';
import { createTestEnvironment } from '../../testing/test-portal';
import { queueOutboxMessages } from '../messages/outbox-messages';
import { createKeyringProtection, type DataProtection } from './data-protection';
import { toDataKey } from './keyring';
import { resealAll } from './reseal';
import { keptIdentity } from '../../modules/realname/realname.tables';
import { sealedKeptIdentity } from '../../modules/realname/identity-form';
import { sealPayer } from '../../modules/payments/transfers/transfer-record';
import { HELD, transfer } from '../../modules/payments/transfers/transfers.tables';
import { openFile, sealFile } from '../files/file-sealing';
import { toMoney } from '../money/money';
import { storedFile } from '../files/files.tables';

const { sealedColumns } = PORTAL_CONTRIBUTIONS;
const OLD = toDataKey(Buffer.from(createTestEnvironment().PORTAL_DATA_KEY ?? '', 'base64'));
const NEW = { id: 'new_key', bytes: randomBytes(32) };
const ring = createKeyringProtection([NEW, OLD]);

const test = setUp(startPrivacyTest);
const { openUser } = createClosingCalls(() => test);

const query = <Row extends object>(text: string, values?: unknown[]) => test.portal.database.query<Row>(text, values);

const reseal = (protection: DataProtection = ring) =>
  resealAll({ orm: test.database.orm, files: test.files, sealedColumns, protection });

beforeAll(async () => {
  const { userId } = await openUser();
  await seedPersonalData({ ...test, orm: test.database.orm, canary: randomUUID(), now: test.clock() }, userId);
  const letter = { channel: 'sms', address: '13800138000', title: '一', body: '二' } as const;
  // A message that is due is sent and forgotten.
  const tomorrow = new Date(test.clock().getTime() + DAY_MS);
  await queueOutboxMessages(test.database.orm, test.protection, [letter], { ownerId: userId, at: tomorrow });
  for (const { id } of await query<{ id: string }>('select id from user_session')) {
    const sealed = test.protection.encrypt('token', `user_session.id_token:${id}`);
    await query('update user_session set sealed_id_token = $1 where id = $2', [sealed, id]);
  }
  for (const table of ['contact_request', 'consultation']) await seedSender(table);
  await seedIdentity(userId);
  await seedTransfer();
});

/** A picture of a document, which has a key of its own, and an identity that outlives its account. */
async function seedIdentity(ownerId: string): Promise<void> {
  const { orm } = test.database;
  const [id, at] = [randomUUID(), test.clock()];
  const { sealed, keys } = sealFile(test.protection, 'identification', id, Buffer.from('picture'));
  await test.files.put(id, sealed);
  const file = { id, ownerId, unit: 'identification', name: 'a.png', type: 'png', size: 7, storageKey: id } as const;
  await orm.insert(storedFile).values({ ...file, ...keys, createdAt: at });
  const identityEncrypted = test.protection.encrypt('{}', sealedKeptIdentity.toPlace(id));
  const kept = { id, identificationNo: 'RN', ownerId, type: 1, method: 2, identityEncrypted } as const;
  await orm.insert(keptIdentity).values({ ...kept, decidedAt: at, keptSince: at });
}

/** Money of a transfer, which says who paid it. */
async function seedTransfer(): Promise<void> {
  const [id, at] = [randomUUID(), test.clock()];
  const payerEncrypted = sealPayer(test.protection, id, { payerName: '启明制造', remark: '货款' });
  const booked = { accountNumber: '6222', serialNo: 'S-1', amount: toMoney(100), bookedAt: at, doubt: '' };
  const moved = { state: HELD, stateSince: at, version: 1, createdAt: at } as const;
  await test.database.orm.insert(transfer).values({ id, transferNo: 'BT1', payerEncrypted, ...booked, ...moved });
}

async function seedSender(table: string): Promise<void> {
  const id = randomUUID();
  const topic = table === 'consultation' ? ', topic' : '';
  await query(
    `insert into ${table} (id, user_name, company_name, telephone_encrypted, telephone_masked, address_hash, content,
       consented_at, created_at${topic}) values ($1, '', '', $2, '', '', '', now(), now()${topic && ", ''"})`,
    [id, test.protection.encrypt('13800138000', `${table}.telephone:${id}`)],
  );
}

/** Columns of the whole database that hold a text sealed under a key. */
async function findSealed(keyId: string): Promise<string[]> {
  const columns = await query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns where table_schema = 'public' and data_type = 'text'`,
  );
  const found = [];
  for (const { table_name: table, column_name: column } of columns) {
    const rows = await query(`select 1 from ${table} where starts_with(${column}, $1) limit 1`, [`v1.${keyId}.`]);
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found.sort();
}

const readContacts = () =>
  query<{ id: string; sealed: string }>('select id, contact_encrypted as sealed from address order by id');

it('takes up what a pass has left, and seals everything that there is anew', async () => {
  const before = await findSealed(OLD.id);
  // One column of every kind is there, and nothing that the catalogue does not know.
  expect(before).toHaveLength(sealedColumns.length);

  let left = 3;
  const stopping: DataProtection = {
    ...ring,
    encrypt: (text, place) => {
      left -= 1;
      if (left < 0) throw new Error('stopped');
      return ring.encrypt(text, place);
    },
  };
  await expect(reseal(stopping)).rejects.toThrow(AggregateError);
  expect((await findSealed(OLD.id)).length).toBeGreaterThan(0);

  await reseal();
  expect(await findSealed(OLD.id)).toEqual([]);
  expect(await findSealed(NEW.id)).toEqual(before);
});

it('leaves the values as they were, readable with the new key alone', async () => {
  const alone = createKeyringProtection([NEW]);
  for (const { id, sealed } of await readContacts())
    expect(JSON.parse(alone.decrypt(sealed, `address.contact:${id}`))).toHaveProperty('telephone');
  const files = await query<{ id: string; storage_key: string; key_id: string }>(
    `select * from stored_file where sealed_key = ''`,
  );
  expect(files.map(({ key_id }) => key_id)).toEqual([NEW.id]);
  for (const { id, storage_key: storageKey } of files) {
    const sealed = await test.files.get(storageKey);
    expect(sealed && alone.open(sealed, `stored_file:${id}`)).toBeDefined();
  }
});

it('leaves the bytes of pictures alone: the new key opens theirs', async () => {
  const [picture] = (await test.database.orm.select().from(storedFile)).filter(({ sealedKey }) => sealedKey !== '');
  if (!picture) throw new Error('There is no picture');
  const sealed = await test.files.get(picture.storageKey);
  const opened = sealed && openFile(createKeyringProtection([NEW]), picture, sealed);
  expect(opened?.toString()).toBe('picture');
});

it('touches nothing twice', async () => {
  const before = await readContacts();
  await reseal();
  expect(await readContacts()).toEqual(before);
});

it('goes on behind what it cannot open', async () => {
  const [{ id } = { id: '' }] = await query<{ id: string }>('select id from contact_request');
  await query(`update contact_request set telephone_encrypted = 'v1.lost.a.b' where id = $1`, [id]);
  await seedSender('consultation');
  await expect(reseal()).rejects.toThrow('1 of');
  expect(await findSealed(OLD.id)).toEqual([]);
});
