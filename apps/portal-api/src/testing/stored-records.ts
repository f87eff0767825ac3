import { randomUUID } from 'node:crypto';
import type { TestDatabase } from './test-portal';

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

/** Stores a verification of a user that waits for a code, in place of all others, and gives its id. */
export async function storeIdentification(database: TestDatabase, userId: string): Promise<string> {
  const id = randomUUID();
  await database.query('delete from identification where owner_id = $1', [userId]);
  await database.query(
    `insert into identification (id, identification_no, owner_id, type, method, state, state_since, version,
       identity_encrypted, form_encrypted, number_index, file_ids, proof, failure, reason, warning, created_at, updated_at)
     values ($1::uuid, $1::text, $2, 1, 2, 2, now(), 1, '', '', '', '{}', 'telephone', '', '', '', now(), now())`,
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
