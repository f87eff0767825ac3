import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type BrandSelection, placeItem } from '../../platform/content-items/brand-selection';
import { readSelections } from '../../platform/content-items/stored-selections';
import type { Database } from '../../platform/database/database';
import type { ContentProblem } from '../content/content-checker';
import { ContentMistake, createLineFinder, parseContentText } from '../content/content-text';
import { type DocumentFile, documentFileSchema } from './document-file.schemas';
import { importVersion } from './documents-importer';
import { describeCause } from './import-finding';
import { type DocumentRow, listVersions, placeDocument, readOrigin, removeVersion } from './documents-store';
import { document } from './documents.tables';

const FOLDER = 'documents';

/** What stands as the source of the portal's own documents. */
const OWN_SOURCE = 'documents/';

/** Outcome of the import of the portal's own documents, in versions. */
export interface OwnDocumentsReport {
  readonly imported: number;
  readonly removed: number;
  /** What was rejected. */
  readonly problems: readonly ContentProblem[];
  /** What is shown, but not as it should be. */
  readonly warnings: readonly ContentProblem[];
}

interface OwnDocument {
  readonly id: string;
  readonly file: DocumentFile;
}

/**
 * Brings the portal's own documents in line with `documents/` of its content folder. Versions that an operator imported
 * are left alone; a document that is rejected keeps what it said before.
 */
export async function importOwnDocuments(
  database: Database,
  contentDir: string,
  today: string,
): Promise<OwnDocumentsReport> {
  const root = join(contentDir, FOLDER);
  const problems: ContentProblem[] = [];
  const warnings: ContentProblem[] = [];
  const ids = existsSync(root) ? await listFolders(root) : [];
  const selections = await readSelections(database.orm);
  const own: OwnDocument[] = [];
  for (const id of ids) {
    const file = await readDocumentFile(root, id, problems);
    if (file) own.push({ id, file });
  }
  let imported = 0;
  for (const { id, file } of own)
    imported += await importDocument(database, root, { id, file }, { problems, warnings, today, selections });
  const removed = await removeAbsent(database, ids, own);
  await placeDocuments(database, selections);
  return { imported, removed, problems, warnings };
}

/** Shows all documents, also those that an operator imported, where brands choose them now. */
async function placeDocuments(database: Database, selections: readonly BrandSelection[]): Promise<void> {
  for (const { id, category, visibleRanges, firstIn, featuredIn } of await database.orm.select().from(document)) {
    const place = placeItem(selections, 'documents', { id, category });
    if (!isDeepStrictEqual(place, { visibleRanges, firstIn, featuredIn })) await placeDocument(database, id, place);
  }
}

async function listFolders(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();
}

async function readDocumentFile(
  root: string,
  id: string,
  problems: ContentProblem[],
): Promise<DocumentFile | undefined> {
  const path = `${FOLDER}/${id}/document.json`;
  const reject = (line: number, reason: string) => void problems.push({ file: path, line, reason });
  if (!/^[a-z0-9][a-z0-9-]{0,63}$/.test(id)) {
    reject(1, 'the folder of a document is named in small letters, digits and hyphens');
    return undefined;
  }
  const text = await readFile(join(root, id, 'document.json'), 'utf8').catch(() => undefined);
  if (text === undefined) {
    reject(1, 'the file is missing');
    return undefined;
  }
  try {
    const result = documentFileSchema.safeParse(parseContentText(path, text).data);
    if (result.success) return result.data;
    const findLine = createLineFinder(path, text);
    for (const { path: field, message } of result.error.issues)
      reject(findLine(field), `${field.join('.') || 'file'}: ${message}`);
  } catch (error) {
    if (!(error instanceof ContentMistake)) throw error;
    reject(error.line, error.reason);
  }
  return undefined;
}

interface Notes {
  readonly problems: ContentProblem[];
  readonly warnings: ContentProblem[];
  readonly today: string;
  readonly selections: readonly BrandSelection[];
}

async function importDocument(
  database: Database,
  root: string,
  { id, file }: OwnDocument,
  { problems, warnings, today, selections }: Notes,
): Promise<number> {
  const { versions, ...facts } = file;
  const place = placeItem(selections, 'documents', { id, category: facts.category });
  const row: DocumentRow = { id, ...facts, ...place, source: OWN_SOURCE + id };
  const origins = new Map(
    (await listVersions(database.orm, id)).map((version) => [version.id, readOrigin(version.checksum)]),
  );
  let imported = 0;
  for (const version of versions) {
    const path = `${FOLDER}/${id}/${version.id}`;
    const reject = (reason: string) => void problems.push({ file: `${FOLDER}/${id}/document.json`, line: 1, reason });
    if (origins.get(version.id) === 'import') {
      reject(`an operator has imported version ${version.id}: remove it there first`);
      continue;
    }
    if (!existsSync(join(root, id, version.id))) {
      reject(`there is no folder for version ${version.id}`);
      continue;
    }
    const report = await importVersion(database, {
      folder: join(root, id, version.id),
      ...{ document: row, version, origin: 'own', today, isQuick: true },
    });
    if (report.state === 'imported') imported += 1;
    for (const { file: page, line, isError, ...cause } of report.findings)
      (isError ? problems : warnings).push({ file: `${path}/${page}`, line, reason: describeCause(cause) });
  }
  return imported;
}

/** Own versions that are gone from the content folder; those of a document that was rejected stay. */
async function removeAbsent(
  database: Database,
  present: readonly string[],
  own: readonly OwnDocument[],
): Promise<number> {
  const stored = await database.orm.select().from(document);
  let removed = 0;
  for (const row of stored) {
    const found = own.find(({ id }) => id === row.id);
    if (!found && present.includes(row.id)) continue;
    const wanted = new Set(found?.file.versions.map(({ id }) => id));
    for (const { id, checksum } of await listVersions(database.orm, row.id)) {
      if (readOrigin(checksum) !== 'own' || wanted.has(id)) continue;
      await removeVersion(database, row.id, id);
      removed += 1;
    }
  }
  return removed;
}
