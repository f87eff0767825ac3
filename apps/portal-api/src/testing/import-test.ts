import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  type FolderImportOptions,
  type FolderImportReport,
  importFolder,
} from '../modules/content/content-import-folder';
import { PORTAL_CONTRIBUTIONS } from '../portal-modules';
import { FIXTURES } from './fixtures';
import { openTestDatabase } from './patient-limits';
import { toMarkdownFile } from './sample-content';
import { startTestPortal, type TestPortal } from './test-portal';

type Fields = Readonly<Record<string, unknown>>;

/** A portal and a folder to import into it. */
export interface ImportTest {
  readonly portal: TestPortal;
  readonly folder: string;
  /** Writes files and imports the folder. */
  importFiles(
    files: Readonly<Record<string, object | string | Buffer>>,
    options?: Partial<FolderImportOptions>,
  ): Promise<FolderImportReport>;
  /** Sources of imported rows of a table. */
  listSources(table: string): Promise<string[]>;
  findNewsTitle(id: string): Promise<string | undefined>;
  /** All that the portal's own content has become. */
  readOwnContent(): Promise<object[]>;
  /** Takes everything back. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

const TABLES = ['product', 'solution', 'case_study', 'news', 'activity', 'partner', 'legal_document', 'category'];

/** Starts a portal for specs about the import of folders. */
export async function startImportTest(): Promise<ImportTest> {
  const portal = await startTestPortal();
  const database = openTestDatabase(portal.database.address);
  const root = mkdtempSync(join(tmpdir(), 'portal-import-'));
  const folder = join(root, 'folder');
  const empty = join(root, 'empty');
  const mediaDir = join(FIXTURES, 'media');
  const { contentFormats: formats } = PORTAL_CONTRIBUTIONS;
  mkdirSync(folder);
  mkdirSync(empty);

  return {
    portal,
    folder,
    async importFiles(files, options = {}) {
      for (const [file, content] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        writeFileSync(join(folder, file), toText(file, content));
      }
      return importFolder(database, { formats, folder, mediaDir, ...options });
    },
    async listSources(table) {
      const rows = await portal.database.query<{ source: string }>(
        `select source from ${table} where source like '@import/%' order by source`,
      );
      return rows.map(({ source }) => source);
    },
    async findNewsTitle(id) {
      const [row] = await portal.database.query<{ title: string }>('select title from news where id = $1', [id]);
      return row?.title;
    },
    readOwnContent: () =>
      portal.database.query(
        [
          `select to_jsonb(content_source) as item from content_source where path not like '@import/%'`,
          ...TABLES.map((table) => `select to_jsonb(${table}) from ${table} where source not like '@import/%'`),
        ].join(' union all ') + ' order by item',
      ),
    async reset() {
      rmSync(folder, { recursive: true });
      mkdirSync(folder);
      await importFolder(database, { formats, folder: empty, mediaDir, isRemoving: true });
    },
    async close() {
      await database.close();
      await portal.close();
      rmSync(root, { recursive: true });
    },
  };
}

function toText(file: string, content: object | string | Buffer): string | Buffer {
  if (typeof content === 'string' || Buffer.isBuffer(content)) return content;
  return file.endsWith('.md') ? toMarkdownFile(content as Fields) : JSON.stringify(content, null, 2);
}
