import { sql } from 'drizzle-orm';
import { existsSync } from 'node:fs';
import type { ContentProblem } from './modules/content/content-checker';
import { type ContentImportReport, importContent } from './modules/content/content-importer';
import { IMPORT_FORMAT } from './modules/content/content-reader';
import {
  compareReleases,
  type ContentRelease,
  readFolderRelease,
  readStoredRelease,
  storeRelease,
} from './modules/content/content-release';
import { readStoredFiles } from './modules/content/content-store';
import { readVersion } from './platform/content-items/stored-versions';
import { DOCUMENT_FORMAT } from './modules/documents/documents-importer';
import { importOwnDocuments } from './modules/documents/own-documents';
import { PAGE_FORMAT } from './modules/documents/page-planner';
import type { ContentFormat } from './platform/content-items/content-format';
import type { Database } from './platform/database/database';
import { waitForTurn } from './platform/database/wait-for-turn';

/** Each only grows, and so does their sum. */
const FORMAT = IMPORT_FORMAT + DOCUMENT_FORMAT + PAGE_FORMAT;

/** What a folder that is missing says. */
const UNRELEASED: ContentRelease = { version: undefined, format: FORMAT, digest: '' };

/** What is published. */
export interface PublishOptions {
  readonly formats: readonly ContentFormat[];
  readonly contentDir: string;
  readonly mediaDir: string;
  /** `YYYY-MM-DD`: the day of documents' pages that changed and do not say when. */
  readonly today: string;
  /** Whether files are imported in any case: an older release takes the place of a newer one. */
  readonly isForced?: boolean | undefined;
}

/** Outcome of a publication. */
export interface PublishReport extends ContentImportReport {
  readonly release: ContentRelease;
  /** The newer release that is stored and was left as it is. */
  readonly newer?: ContentRelease | undefined;
  /** What is shown, but not as it should be. */
  readonly warnings: readonly ContentProblem[];
}

/**
 * Brings the database in line with a content folder, its documents among it, unless it holds the same release or a newer
 * one. Instances that share a database publish one after the other.
 */
export async function publishContent(database: Database, options: PublishOptions): Promise<PublishReport> {
  return database.transaction(async (orm) => {
    // The import has connections of its own; this one is idle meanwhile.
    await orm.execute(sql`set local idle_in_transaction_session_timeout = '15min'`);
    await waitForTurn(orm, 'publish content');
    if (!existsSync(options.contentDir)) return importAll(database, options, UNRELEASED);
    const release = await readFolderRelease(options.contentDir, FORMAT);
    const stored = await readStoredRelease(orm);
    const order = compareReleases(release, stored);
    if (order !== 'newer' && !options.isForced) {
      const report = await reportUnchanged(database, release);
      return order === 'older' ? { ...report, newer: stored } : report;
    }
    const report = await importAll(database, options, release);
    // What was rejected is tried again with the next start.
    await storeRelease(orm, { ...release, digest: report.problems.length === 0 ? release.digest : '' });
    return report;
  });
}

async function importAll(
  database: Database,
  { formats, contentDir, mediaDir, today }: PublishOptions,
  release: ContentRelease,
): Promise<PublishReport> {
  const content = await importContent(database, formats, contentDir, mediaDir);
  const documents = await importOwnDocuments(database, contentDir, today);
  return {
    ...content,
    release,
    problems: [...content.problems, ...documents.problems],
    warnings: documents.warnings,
    version: await readVersion(database.orm),
  };
}

async function reportUnchanged(database: Database, release: ContentRelease): Promise<PublishReport> {
  const { own } = await readStoredFiles(database.orm);
  const version = await readVersion(database.orm);
  return {
    ...{ release, version, imported: 0, unchanged: own.size, removed: 0 },
    ...{ problems: [], warnings: [], durationMs: 0 },
  };
}
