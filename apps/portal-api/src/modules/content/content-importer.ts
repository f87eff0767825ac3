import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentFormat } from '../../platform/content-items/content-format';
import { readSelections } from '../../platform/content-items/stored-selections';
import type { Database } from '../../platform/database/database';
import { checkContent, type ContentProblem } from './content-checker';
import { readContentFiles } from './content-reader';
import { readVersion } from '../../platform/content-items/stored-versions';
import { announceChange, readStoredFiles, removeFile, storeFiles } from './content-store';
import { placeItems } from './place-items';

/** Outcome of an import. */
export interface ContentImportReport {
  /** Content version afterwards. */
  readonly version: number;
  readonly imported: number;
  readonly unchanged: number;
  readonly removed: number;
  readonly problems: readonly ContentProblem[];
  readonly durationMs: number;
}

/**
 * Brings the database in line with the portal's own content folder. A rejected file changes nothing: what it said
 * before stays. Files that did not change are skipped; the version grows only when something did. What an operator
 * imported from elsewhere is left alone.
 */
export async function importContent(
  database: Database,
  formats: readonly ContentFormat[],
  contentDir: string,
  mediaDir = join(contentDir, 'media'),
): Promise<ContentImportReport> {
  const startedAt = performance.now();
  if (!existsSync(contentDir)) return reportMissingFolder(database, contentDir);
  const files = await readContentFiles(contentDir);
  const { own: stored } = await readStoredFiles(database.orm);
  const present = new Set(files.map(({ path }) => path));
  const removed = files.length === 0 ? [] : [...stored.keys()].filter((path) => !present.has(path));
  const isUnchanged = removed.length === 0 && files.every(({ path, checksum }) => stored.get(path) === checksum);
  const { good, problems } = isUnchanged ? { good: [], problems: [] } : checkContent(files, formats, mediaDir);
  const changed = good.filter(({ file }) => stored.get(file.path) !== file.checksum);

  for (const path of removed) await removeFile(database, formats, path);
  // What brands choose comes first: all other items are shown where it says.
  const [settings, items] = partition(changed, ({ format }) => format.isBrandFile);
  const rejected = await storeFiles(database, settings, []);
  const selections = await readSelections(database.orm);
  rejected.push(...(await storeFiles(database, items, selections)));
  const moved = await placeItems(database, formats, selections);
  const imported = changed.length - rejected.length;
  if (imported + removed.length + moved > 0) await announceChange(database.orm);

  return {
    version: await readVersion(database.orm),
    imported,
    unchanged: isUnchanged ? files.length : good.length - changed.length,
    removed: removed.length,
    problems: [...problems, ...rejected],
    durationMs: Math.round(performance.now() - startedAt),
  };
}

function partition<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}

async function reportMissingFolder(database: Database, contentDir: string): Promise<ContentImportReport> {
  const problems = [{ file: contentDir, line: 1, reason: 'the content folder is missing' }];
  return { version: await readVersion(database.orm), imported: 0, unchanged: 0, removed: 0, problems, durationMs: 0 };
}
