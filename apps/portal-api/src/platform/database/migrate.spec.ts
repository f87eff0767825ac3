import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { createTestDatabase, getTestServer, type TestDatabase } from '../../testing/test-portal';
import { runOnServer, toDatabase } from '../../testing/test-server';
import { findPackageFolder } from '../package-folders';
import { assertMigrated, migrateDatabase } from './migrate';

const MIGRATIONS = findPackageFolder('migrations');

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('applies each migration once', async () => {
  expect(await migrateDatabase(database.address, MIGRATIONS)).toBe(0);
});

it('lets two start at once on an empty database', async () => {
  const name = `empty_${process.pid}_${Date.now()}`;
  await runOnServer(getTestServer(), `create database ${name}`);
  const address = toDatabase(getTestServer(), name);
  const counts = await Promise.all([migrateDatabase(address, MIGRATIONS), migrateDatabase(address, MIGRATIONS)]);
  expect(counts.sort()).toEqual([0, expect.any(Number)]);
  await runOnServer(getTestServer(), `drop database ${name} with (force)`);
});

it('leaves nothing of a migration that fails, and refuses one that was changed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-migrations-'));
  cpSync(MIGRATIONS, folder, { recursive: true });
  writeFileSync(join(folder, '9999-bad.sql'), 'create table half_done (id int); select 1 / 0;');
  await expect(migrateDatabase(database.address, folder)).rejects.toThrow('division by zero');
  expect(await database.query(`select 1 from information_schema.tables where table_name = 'half_done'`)).toEqual([]);
  writeFileSync(join(folder, '0001-portal.sql'), '-- changed');
  await expect(migrateDatabase(database.address, folder)).rejects.toThrow(
    '0001-portal.sql was changed after it had been applied',
  );
  rmSync(folder, { recursive: true });
});

it('does not wait for ever for a table that is in use', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-migrations-'));
  cpSync(MIGRATIONS, folder, { recursive: true });
  writeFileSync(join(folder, '9999-waits.sql'), 'alter table contact_request add column extra text');
  const client = new Client(database.address);
  await client.connect();
  await client.query('begin; lock table contact_request in access exclusive mode');
  await expect(migrateDatabase(database.address, folder, 100)).rejects.toMatchObject({
    name: 'StartupError',
    message:
      'The migration 9999-waits.sql waited too long for a table that is in use; nothing of it was applied. Run it again.',
  });
  await client.end();
  expect(await migrateDatabase(database.address, folder)).toBe(1);
  await database.query('alter table contact_request drop column extra');
  await database.query("delete from schema_migration where name = '9999-waits.sql'");
  rmSync(folder, { recursive: true });
});

describe('a release that does not migrate itself', () => {
  it('takes a database that has its migrations, or those of a later release', async () => {
    await database.query("insert into schema_migration (name, checksum) values ('9999-later.sql', 'x')");
    await expect(assertMigrated(database.address, MIGRATIONS)).resolves.toBeUndefined();
    await database.query("delete from schema_migration where name = '9999-later.sql'");
  });

  it('refuses one that is behind, and one that is empty, and leaves both as they are', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-migrations-'));
    cpSync(MIGRATIONS, folder, { recursive: true });
    writeFileSync(join(folder, '9998-one.sql'), 'create table one (id int)');
    writeFileSync(join(folder, '9999-two.sql'), 'create table two (id int)');
    await expect(assertMigrated(database.address, folder)).rejects.toMatchObject({
      name: 'StartupError',
      message: `The database lacks 2 of this release's migrations, the first is 9998-one.sql; run "npm run migrate" (node dist/migrate.js) before starting it.`,
    });
    rmSync(folder, { recursive: true });
    const name = `unmigrated_${process.pid}_${Date.now()}`;
    await runOnServer(getTestServer(), `create database ${name}`);
    await expect(assertMigrated(toDatabase(getTestServer(), name), MIGRATIONS)).rejects.toThrow(
      'the first is 0001-portal.sql',
    );
    await runOnServer(getTestServer(), `drop database ${name}`);
  });
});

it('creates exactly the columns the code knows', async () => {
  const modules = await Promise.all([
    import('../../modules/auth/login-log.tables'),
    import('../../modules/activities/activities.tables'),
    import('../../modules/activities/enrolments.tables'),
    import('../../modules/addresses/addresses.tables'),
    import('../../modules/applications/applications.tables'),
    import('../../modules/auth/sessions.tables'),
    import('../../modules/cases/cases.tables'),
    import('../../modules/categories/categories.tables'),
    import('../../modules/community/community.tables'),
    import('../../modules/community-answers/answers.tables'),
    import('../../modules/community-collections/collections.tables'),
    import('../../modules/community-comments/comments.tables'),
    import('../../modules/community-home/home.tables'),
    import('../../modules/community-invitations/invitations.tables'),
    import('../../modules/community-mentions/mentions.tables'),
    import('../../modules/community-notices/notices.tables'),
    import('../../modules/community-people/people.tables'),
    import('../../modules/community-reactions/reactions.tables'),
    import('../../modules/community-reports/reports.tables'),
    import('../../modules/community-tallies/tallies.tables'),
    import('../configuration/configuration.tables'),
    import('../../modules/consents/consents.tables'),
    import('../../modules/contact/contact.tables'),
    import('../../modules/content/content.tables'),
    import('../content-items/content-versions.tables'),
    import('../../modules/contracts/contract-templates.tables'),
    import('../../modules/contracts/contracts.tables'),
    import('../../modules/deliveries/deliveries.tables'),
    import('../../modules/deliveries/provider/sandbox.tables'),
    import('../../modules/documents/documents.tables'),
    import('../../modules/factories/factories.tables'),
    import('../../modules/favorites/favorites.tables'),
    import('../files/files.tables'),
    import('../http/rate-limits.tables'),
    import('../idempotency/idempotency.tables'),
    import('../../modules/identity-provider/identity-provider.tables'),
    import('../../modules/invoice-titles/invoice-titles.tables'),
    import('../../modules/invoices/invoices.tables'),
    import('../../modules/legal/legal.tables'),
    import('../jobs/jobs.tables'),
    import('../jobs/job-notices.tables'),
    import('../records/status-log.tables'),
    import('../messages/messages.tables'),
    import('../../modules/models/models.tables'),
    import('../money/ledger/ledger.tables'),
    import('../../modules/news/news.tables'),
    import('../one-time-secrets/one-time-secrets.tables'),
    import('../operations/operations.tables'),
    import('../security/installation-secrets.tables'),
    import('../security/staff-roles.tables'),
    import('../../modules/instances/instances.tables'),
    import('../../modules/model-publishing/published-models.tables'),
    import('../../modules/model-subscriptions/model-subscriptions.tables'),
    import('../../modules/partners/partners.tables'),
    import('../../modules/payments/payments.tables'),
    import('../../modules/payments/provider/sandbox.tables'),
    import('../../modules/payments/reconciliation/reconciliation.tables'),
    import('../../modules/payments/refunds.tables'),
    import('../../modules/payments/transfers/transfers.tables'),
    import('../../modules/privacy/privacy.tables'),
    import('../../modules/products/products.tables'),
    import('../../modules/purchase/coupons.tables'),
    import('../../modules/purchase/purchase.tables'),
    import('../../modules/purchase/vouchers.tables'),
    import('../../modules/realname/drafts.tables'),
    import('../../modules/realname/realname.tables'),
    import('../../modules/recruit/recruit.tables'),
    import('../../modules/search/search.tables'),
    import('../../modules/solutions/solutions.tables'),
    import('../../modules/tracking/tracking.tables'),
    import('../../modules/trials/trials.tables'),
    import('../../modules/users/users.tables'),
    import('../../modules/verification/verification.tables'),
    import('../../modules/work-orders/work-orders.tables'),
  ]);
  const tables = modules.flatMap((module) =>
    Object.values(module).filter((value): value is PgTable => value instanceof PgTable),
  );
  const known = tables.flatMap((table) => {
    const { name, columns } = getTableConfig(table);
    return columns.map((column) => `${name}.${column.name} ${column.notNull ? 'required' : 'optional'}`);
  });
  // What the database makes of other columns is never written, and read by conditions alone.
  const rows = await database.query<{ table_name: string; column_name: string; is_nullable: string }>(
    `select table_name, column_name, is_nullable from information_schema.columns
     where table_schema = 'public' and table_name <> 'schema_migration' and is_generated = 'NEVER'`,
  );
  const actual = rows.map(
    (row) => `${row.table_name}.${row.column_name} ${row.is_nullable === 'NO' ? 'required' : 'optional'}`,
  );
  expect(known.sort()).toEqual(actual.sort());
});
