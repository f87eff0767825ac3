import { sql } from 'drizzle-orm';
import { basename, extname } from 'node:path';
import type { ContentFormat } from '../../platform/content-items/content-format';
import { readSelections } from '../../platform/content-items/stored-selections';
import type { Database, QueryRunner } from '../../platform/database/database';
import { readCategoryKeys } from '../categories/categories.repository';
import { type CheckedFile, checkContent, type ContentProblem } from './content-checker';
import { type ContentFile, readContentFiles } from './content-reader';
import {
  announceChange,
  IMPORT_PREFIX,
  readStoredFiles,
  removeFile,
  storeFile,
  type StoredFiles,
} from './content-store';
import { createLineFinder } from './content-text';

export interface FolderImportOptions {
  /** Kinds of files that the portal knows. */
  readonly formats: readonly ContentFormat[];
  readonly folder: string;
  /** The portal's own media: the folder brings none. */
  readonly mediaDir: string;
  /** Whether files that were imported before and are no longer in the folder are deleted. */
  readonly isRemoving?: boolean;
  /** Ends the import between two files. */
  readonly signal?: AbortSignal | undefined;
}

/** Outcome of the import of an operator's folder, in files. */
export interface FolderImportReport {
  readonly imported: number;
  readonly unchanged: number;
  readonly removed: number;
  readonly rejected: number;
  readonly problems: readonly ContentProblem[];
}

/**
 * Adds the items of an operator's folder to the portal's own content. Every file is checked, good ones are stored in a
 * transaction each, and those that are stored already are left as they are.
 */
export async function importFolder(
  database: Database,
  { formats, folder, mediaDir, isRemoving = false, signal }: FolderImportOptions,
): Promise<FolderImportReport> {
  const files = await readContentFiles(folder);
  const stored = await readStoredFiles(database.orm);
  const present = new Set(files.map(({ path }) => path));
  const absent = [...stored.imported.keys()].filter((path) => !present.has(path));
  const importable = files.filter((file) => isImportable(findFormat(file, formats)));
  const { good, problems } = await checkFiles(
    database.orm,
    importable,
    { formats, mediaDir },
    stored,
    isRemoving ? [] : absent,
  );
  problems.push(...files.flatMap((file) => rejectKind(file, findFormat(file, formats))));
  const changed = good.filter(({ file }) => stored.imported.get(file.path) !== file.checksum);

  // A folder that holds other things than content is taken for a mistake, not for the wish to remove everything.
  const removable = isRemoving && (files.length === 0 || importable.length > 0) ? absent : [];
  const removed = await countDone(removable, signal, (path) =>
    removeFile(database, formats, path, IMPORT_PREFIX + path),
  );
  const selections = await readSelections(database.orm);
  const imported = await countDone(changed, signal, async (entry) => {
    const error = await storeFile(database, entry, selections, IMPORT_PREFIX + entry.file.path);
    problems.push(...error);
    return error.length === 0;
  });
  if (imported + removed > 0) await announceChange(database.orm);

  return {
    imported,
    unchanged: good.length - changed.length,
    removed,
    rejected: new Set(problems.map(({ file }) => file)).size,
    problems: problems.sort((first, second) => compareTexts(first.file, second.file) || first.line - second.line),
  };
}

async function countDone<Item>(
  items: readonly Item[],
  signal: AbortSignal | undefined,
  work: (item: Item) => Promise<boolean | void>,
): Promise<number> {
  let count = 0;
  for (const item of items) {
    if (signal?.aborted) break;
    if ((await work(item)) !== false) count += 1;
  }
  return count;
}

/** Checks the files among themselves and against what the portal has: its own content and `stillStored`. */
async function checkFiles(
  orm: QueryRunner,
  files: readonly ContentFile[],
  { formats, mediaDir }: Pick<FolderImportOptions, 'formats' | 'mediaDir'>,
  { own }: StoredFiles,
  stillStored: readonly string[],
): Promise<{ good: CheckedFile[]; problems: ContentProblem[] }> {
  const outside = { categories: await readCategoryKeys(orm), paths: new Set([...own.keys(), ...stillStored]) };
  const checked = checkContent(files, formats, mediaDir, outside);
  const conflicts = [
    ...files.flatMap((file) => findOwnFile(file, findFormat(file, formats), own)),
    ...(await findOwnIds(
      orm,
      checked.good.filter(({ file, format }) => !isOwnFile(file, format, own)),
    )),
  ];
  const conflicting = new Set(conflicts.map(({ file }) => file));
  return {
    good: checked.good.filter(({ file }) => !conflicting.has(file.path)),
    problems: [...checked.problems, ...conflicts],
  };
}

function isOwnFile({ path }: ContentFile, { nameField }: ContentFormat, own: StoredFiles['own']): boolean {
  return nameField !== undefined && own.has(path);
}

/** An item is named by its file: the portal's own file of that name is the same item. */
function findOwnFile(file: ContentFile, format: ContentFormat | undefined, own: StoredFiles['own']): ContentProblem[] {
  if (format?.nameField === undefined || !isOwnFile(file, format, own)) return [];
  const name = basename(file.path, extname(file.path));
  return [describeConflict(file, [format.nameField], name, file.path)];
}

/** Ids that do not follow from the file's name: of products, and of what is listed in one file. */
async function findOwnIds(orm: QueryRunner, good: readonly CheckedFile[]): Promise<ContentProblem[]> {
  const problems: ContentProblem[] = [];
  for (const table of new Set(good.map(({ format }) => format.table))) {
    const { rows: ownRows } = await orm.execute<{ id: string; source: string }>(
      sql`select id, source from ${table} where not starts_with(source, ${IMPORT_PREFIX})`,
    );
    const ownSources = new Map(ownRows.map(({ id, source }) => [id, source]));
    for (const { file, format, rows } of good.filter((entry) => entry.format.table === table)) {
      rows.forEach((row, index) => {
        const id = String(row['id']);
        const source = ownSources.get(id);
        if (source === undefined) return;
        problems.push(describeConflict(file, format.nameField ? ['id'] : [index, 'id'], id, source));
      });
    }
  }
  return problems;
}

function describeConflict(
  { path, text }: ContentFile,
  field: readonly PropertyKey[],
  id: string,
  source: string,
): ContentProblem {
  const reason = `${String(field.at(-1))}: the portal's own content defines ${id} already, in ${source}`;
  return { file: path, line: findLineOrFirst(path, text, field), reason };
}

/** The file may be one that could not even be parsed. */
function findLineOrFirst(path: string, text: string, field: readonly PropertyKey[]): number {
  try {
    return createLineFinder(path, text)(field);
  } catch {
    return 1;
  }
}

function findFormat({ path }: ContentFile, formats: readonly ContentFormat[]): ContentFormat | undefined {
  return formats.find(({ pattern }) => pattern.test(path));
}

function isImportable(format: ContentFormat | undefined): boolean {
  return format !== undefined && format.importError === undefined;
}

function rejectKind(file: ContentFile, format: ContentFormat | undefined): ContentProblem[] {
  return isImportable(format) ? [] : [{ file: file.path, line: 1, reason: explainKind(file, format) }];
}

function explainKind({ path }: ContentFile, format: ContentFormat | undefined): string {
  if (path.startsWith('brands/')) return "a brand's files are the portal's own content and cannot be imported";
  return format?.importError ?? 'no kind of content has this path';
}

function compareTexts(first: string, second: string): number {
  if (first === second) return 0;
  return first < second ? -1 : 1;
}
