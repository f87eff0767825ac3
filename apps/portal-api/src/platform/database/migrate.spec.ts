import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, getTestServer, type TestDatabase } from '../../testing/test-portal';
import { runOnServer, toDatabase } from '../../testing/test-server';
import { findPackageFolder } from '../package-folders';
import { migrateDatabase } from './migrate';

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
    import('../configuration/configuration.tables'),
    import('../../modules/consents/consents.tables'),
    import('../../modules/contact/contact.tables'),
    import('../../modules/content/content.tables'),
    import('../../modules/documents/documents.tables'),
    import('../../modules/factories/factories.tables'),
    import('../../modules/favorites/favorites.tables'),
    import('../files/files.tables'),
    import('../idempotency/idempotency.tables'),
    import('../../modules/identity-provider/identity-provider.tables'),
    import('../../modules/invoice-titles/invoice-titles.tables'),
    import('../../modules/legal/legal.tables'),
    import('../jobs/jobs.tables'),
    import('../records/status-log.tables'),
    import('../messages/messages.tables'),
    import('../../modules/models/models.tables'),
    import('../money/ledger/ledger.tables'),
    import('../../modules/news/news.tables'),
    import('../one-time-secrets/one-time-secrets.tables'),
    import('../operations/operations.tables'),
    import('../security/installation-secrets.tables'),
    import('../security/staff-roles.tables'),
    import('../../modules/partners/partners.tables'),
    import('../../modules/privacy/privacy.tables'),
    import('../../modules/products/products.tables'),
    import('../../modules/purchase/purchase.tables'),
    import('../../modules/recruit/recruit.tables'),
    import('../../modules/search/search.tables'),
    import('../../modules/solutions/solutions.tables'),
    import('../../modules/tracking/tracking.tables'),
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
  const rows = await database.query<{ table_name: string; column_name: string; is_nullable: string }>(
    `select table_name, column_name, is_nullable from information_schema.columns where table_schema = 'public' and table_name <> 'schema_migration'`,
  );
  const actual = rows.map(
    (row) => `${row.table_name}.${row.column_name} ${row.is_nullable === 'NO' ? 'required' : 'optional'}`,
  );
  expect(known.sort()).toEqual(actual.sort());
});
