import { randomBytes, randomUUID } from 'node:crypto';
import { createDataProtection } from '../platform/security/data-protection';
import { createTestEnvironment, type TestDatabase } from './test-portal';

/** Stores a message of a user and gives its id. */
export async function storeMessage(database: TestDatabase, userId: string): Promise<string> {
  const id = randomUUID();
  await database.query(
    `insert into user_message (id, owner_id, type, title, body, link, record_no, created_at)
     values ($1, $2, 'system', '通知', '', '', '', now())`,
    [id, userId],
  );
  return id;
}

/** Stores a verification of a user that waits for a code, in place of all others, and returns its id. */
export async function storeIdentification(database: TestDatabase, userId: string): Promise<string> {
  const id = randomUUID();
  await database.query('delete from identification where owner_id = $1', [userId]);
  await database.query(
    `insert into identification (id, identification_no, owner_id, type, method, state, state_since, version,
       identity_encrypted, form_encrypted, number_index, file_ids, proof, failure, reason, warning, created_at, updated_at)
     values ($1::uuid, $1::text, $2, 2, 3, 2, now(), 1, '', '', '', '{}', 'telephone', '', '', '', now(), now())`,
    [id, userId],
  );
  return id;
}

/** Stores a contract of a user that waits for the legal department, and returns its number. */
export async function storeContract(database: TestDatabase, userId: string): Promise<string> {
  const id = randomUUID();
  const contractNo = `CT20260601${randomBytes(3).toString('hex').toUpperCase()}`;
  const protection = createDataProtection(Buffer.from(createTestEnvironment().PORTAL_DATA_KEY ?? '', 'base64'));
  const form = { signerName: '周启航', contactName: '王敏', deliveryAddress: '示例路 8 号', specialTerms: '另议' };
  const text = { title: '合同', body: '# 合同', fields: { customerName: '甲公司', providerName: '乙公司' } };
  await database.query(
    `insert into contract (id, contract_no, owner_id, kind, title, template_id, template_version, state, state_since,
       version, party_name, sign_mode, signer_role, form_encrypted, has_special_terms, text_encrypted, text_hash,
       submitted_at, created_at, updated_at)
     values ($1, $2, $3, 'framework', '合同', 'framework-agreement', '1.0', 20, now(), 1, '甲公司', 'electronic', 1, $4,
       true, $5, $6, now(), now(), now())`,
    [
      ...[id, contractNo, userId, protection.encrypt(JSON.stringify(form), `contract.form:${id}`)],
      ...[protection.encrypt(JSON.stringify(text), `contract.text:${id}`), 'a'.repeat(64)],
    ],
  );
  return contractNo;
}

/** Stores a payment of a user that waits, and returns its number. */
export async function storePayment(database: TestDatabase, userId: string): Promise<string> {
  const payNo = `PY20260601${randomBytes(3).toString('hex').toUpperCase()}`;
  await database.query(
    `insert into payment (id, pay_no, owner_id, channel, amount, state, state_since, version, created_at, pay_before,
       check_at, check_count, refunded)
     values (gen_random_uuid(), $1, $2, 'sandbox', 100, 10, now(), 1, now(), now() + interval '1 day',
       now() + interval '1 day', 0, 0)`,
    [payNo, userId],
  );
  return payNo;
}

/** Stores an export of a kind that has expired; returns its id. */
export async function storeExport(
  database: TestDatabase,
  table: 'order_export' | 'invoice_export',
  userId: string,
): Promise<string> {
  const id = randomUUID();
  await database.query(
    `insert into ${table} (id, owner_id, state, state_since, requested_at, version)
     values ($1, $2, 'expired', now(), now(), 1)`,
    [id, userId],
  );
  return id;
}

/** Stores a session of a user in another browser. */
export async function storeDevice(database: TestDatabase, userId: string): Promise<void> {
  await database.query(
    `insert into user_session (id, token_hash, browser_hash, user_id, sealed_id_token, created_at, last_seen_at, expires_at)
     values ($1::uuid, $1::text, $1::text, $2, '', now(), now(), now() + interval '1 hour')`,
    [randomUUID(), userId],
  );
}

/** Everything that is stored about a user, but for what is being delivered meanwhile. */
export async function dumpOwned(database: TestDatabase, ownerId: string): Promise<string> {
  const tables = await database.query<{ name: string; column: string }>(
    `select table_name as name, column_name as column from information_schema.columns
     where table_schema = 'public' and column_name in ('owner_id', 'user_id')
       and table_name <> 'delivery_outbox' order by 1, 2`,
  );
  const hashes: unknown[] = [];
  for (const { name, column } of tables) {
    const text = `select md5(string_agg(t::text, '|' order by t::text)) as hash from ${name} t where ${column} = $1`;
    hashes.push([name, await database.query(text, [ownerId])]);
  }
  return JSON.stringify(hashes);
}

/** An id that looks like one of a kind of record, and names none. */
export function createUnknownId(kind: string): string {
  const prefixes: Readonly<Record<string, string>> = {
    ...{ ticketNo: 'WO', application: 'CS', trial: 'TR', payment: 'PY', model: 'PM', contract: 'CT', invoice: 'IV' },
  };
  const prefix = prefixes[kind];
  if (prefix !== undefined) return `${prefix}20260601ABCXYZ`;
  return kind === 'quote' ? 'x'.repeat(43) : randomUUID();
}
