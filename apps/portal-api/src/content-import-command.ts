import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parseProgramConfig } from './config';
import { isDatabaseUnreachable } from './database/database-errors';
import { type JoinedStorage, joinStorage } from './database/join-storage';
import { type FolderImportReport, importFolder } from './modules/content/content-import-folder';
import { importContent } from './modules/content/content-importer';
import type { ContentProblem } from './modules/content/content-checker';
import { readStoredFiles } from './modules/content/content-store';
import { StartupError } from './startup-error';

const USAGE = 'Usage: npm run content:import -- <folder> [--remove]';

export interface ContentImportCommand {
  /** What stands behind the program's name. */
  readonly args: readonly string[];
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** Takes the lines of the report. */
  readonly print: (line: string) => void;
  /** Takes what is told besides. */
  readonly onProgress: (message: string) => void;
  readonly signal?: AbortSignal;
}

/** Imports a folder into an installation and reports on it. Returns the exit code: 1 where there was any problem. */
export async function runContentImport(command: ContentImportCommand): Promise<0 | 1> {
  const { folder, isRemoving } = readArguments(command.args);
  const config = parseProgramConfig(command.variables);
  const storage = await joinStorage({
    dataDir: config.dataDir,
    databaseUrl: config.DATABASE_URL,
    binDir: config.PG_BIN_DIR,
    onProgress: command.onProgress,
    onTrouble: () => undefined,
  });
  try {
    await importOwnContent(storage, config.contentDir, command.onProgress);
    if (existsSync(join(folder, 'media')))
      command.onProgress('Pictures are not imported: put those of media/ into the media folder of the portal.');
    const report = await importFolder(storage.database, { folder, isRemoving, signal: command.signal });
    return printReport(report, command, { folder, isRemoving });
  } catch (error) {
    if (!isDatabaseUnreachable(error)) throw error;
    throw new StartupError('The database went away during the import; what was imported stays. Run the command again.');
  } finally {
    await storage.close();
  }
}

function readArguments(args: readonly string[]): { folder: string; isRemoving: boolean } {
  const { folders, isRemoving } = parseArguments(args);
  const [given, ...others] = folders;
  if (given === undefined || others.length > 0) throw new StartupError(USAGE);
  const folder = resolve(given);
  const status = statSync(folder, { throwIfNoEntry: false });
  if (!status?.isDirectory()) throw new StartupError(`There is no folder ${folder}.`);
  return { folder, isRemoving };
}

function parseArguments(args: readonly string[]): { folders: readonly string[]; isRemoving: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { remove: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    return { folders: positionals, isRemoving: values.remove };
  } catch {
    throw new StartupError(USAGE);
  }
}

/** What the items of the folder may refer to must be there, also before the portal's next start, or its first one. */
async function importOwnContent(
  { database, isAlone }: JoinedStorage,
  contentDir: string,
  onProgress: (message: string) => void,
): Promise<void> {
  if (!isAlone && (await readStoredFiles(database.orm)).own.size > 0) return;
  const { problems } = await importContent(database, contentDir);
  for (const problem of problems) onProgress(`The portal's own content: ${describeProblem(problem)}`);
}

function printReport(
  { imported, unchanged, removed, refused, problems }: FolderImportReport,
  { print, signal }: ContentImportCommand,
  { folder, isRemoving }: { folder: string; isRemoving: boolean },
): 0 | 1 {
  for (const problem of problems) print(describeProblem(problem));
  const isEmpty = imported + unchanged + removed + refused === 0 && !isRemoving;
  if (isEmpty) print(`There are no content files in ${folder}.`);
  else print(`Files imported: ${imported}, unchanged: ${unchanged}, removed: ${removed}, refused: ${refused}.`);
  if (signal?.aborted) print('Stopped before the end; what was imported stays.');
  return problems.length > 0 || isEmpty || signal?.aborted ? 1 : 0;
}

function describeProblem({ file, line, reason }: ContentProblem): string {
  // A reason may quote the file: it stays on its line, and does nothing to the terminal.
  return `${file}:${line}: ${reason}`.replace(/[\s\p{Cc}]+/gu, ' ');
}
