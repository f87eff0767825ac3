import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { parseSharedEnvironment } from '../platform/config';
import type { DatabaseAddress } from '../platform/database/database';
import { type PortalRuntime, type RuntimeOptions, startPortalRuntime } from '../portal-runtime';
import { buildProgram } from './built-program';
import { ensureContentTemplate } from './content-template';
import { FIXTURES } from './fixtures';
import { PATIENT_LIMITS } from './patient-limits';
import { EMPTY_TEMPLATE, runOnServer, toDatabase, toUrl } from './test-server';

/** A database of its own for one spec. */
export interface TestDatabase {
  readonly address: DatabaseAddress;
  readonly url: string;
  query<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  drop(): Promise<void>;
}

/** A running API on a database of its own. */
export interface TestPortal extends PortalRuntime {
  readonly database: TestDatabase;
  readonly contentDir: string;
  /** Everything logged so far. */
  readonly logLines: string[];
}

/** What a spec says of its portal. */
export interface TestPortalOptions extends Partial<RuntimeOptions> {
  /**
   * Whether jobs are done in the background, as where visitors are served. Without it what is queued stays queued until
   * the spec does it: a portal is made in half the time, and nothing comes between two steps of a spec.
   */
  readonly doesJobs?: boolean;
}

/** Server of this test run. */
export function getTestServer(): DatabaseAddress {
  return JSON.parse(process.env['PORTAL_TEST_SERVER'] ?? '{}') as DatabaseAddress;
}

/** Program that inspects uploads, as it is installed: a process of its own runs no TypeScript. */
export function findUploadProgram(): string {
  return join(buildProgram(), 'inspect-upload.js');
}

/** Creates a migrated database, empty unless another template is named. */
export async function createTestDatabase(template: string = EMPTY_TEMPLATE): Promise<TestDatabase> {
  const server = getTestServer();
  const name = `spec_${randomBytes(6).toString('hex')}`;
  // Copies files instead of writing every block to the log.
  await runOnServer(server, `create database ${name} template ${template} strategy file_copy`);
  const address = toDatabase(server, name);
  const pool = new Pool(address);
  // Some specs end all connections; the next query opens another.
  pool.on('error', () => undefined);
  return {
    address,
    url: toUrl(address),
    query: async <Row extends object>(text: string, values: unknown[] = []) =>
      (await pool.query<Row>(text, values)).rows,
    async drop() {
      await pool.end();
      await runOnServer(server, `drop database if exists ${name} with (force)`);
    },
  };
}

/** Starts an API for a spec; `close` also removes what was made for it. */
export async function startTestPortal({
  doesJobs = false,
  environment = createTestEnvironment(),
  ...options
}: TestPortalOptions = {}): Promise<TestPortal> {
  const isFixed = options.contentDir === undefined;
  const database = await createTestDatabase(isFixed ? await ensureContentTemplate(getTestServer()) : EMPTY_TEMPLATE);
  const folder = mkdtempSync(join(tmpdir(), 'portal-spec-'));
  const contentDir = options.contentDir ?? join(folder, 'content');
  if (options.contentDir === undefined) cpSync(join(FIXTURES, 'content'), contentDir, { recursive: true });
  const logLines: string[] = [];
  const runtime = await startPortalRuntime({
    environment: doesJobs ? environment : { ...environment, JOBS_AT_ONCE: 0 },
    dataDir: join(folder, 'data'),
    databaseUrl: database.url,
    mediaDir: join(FIXTURES, 'media'),
    loginPageDir: join(FIXTURES, 'login-page'),
    logLevel: 'info',
    logDestination: { write: (line) => void logLines.push(line) },
    isRateLimited: false,
    timeLimits: PATIENT_LIMITS,
    inspectorOptions: { findProgram: findUploadProgram, timeoutMs: PATIENT_LIMITS.response },
    ...options,
    contentDir,
  });
  return {
    ...runtime,
    database,
    contentDir,
    logLines,
    async close() {
      await runtime.close();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Environment of a test run: shared keys, all checks on. */
export function createTestEnvironment() {
  const { dataKey, rsaKeyFile } = JSON.parse(process.env['PORTAL_TEST_SECRETS'] ?? '{}') as {
    dataKey: string;
    rsaKeyFile: string;
  };
  return parseSharedEnvironment({ NODE_ENV: 'test', PORTAL_DATA_KEY: dataKey, PORTAL_RSA_KEY: rsaKeyFile });
}
