import type { ContentProblem } from './modules/content/content-checker';
import { importContent } from './modules/content/content-importer';
import { readStoredFiles } from './modules/content/content-store';
import { importOwnDocuments } from './modules/documents/own-documents';
import { toChinaDay } from './platform/china-time';
import { parseProgramConfig, type ProgramConfig } from './platform/config';
import { isDatabaseUnreachable } from './platform/database/database-errors';
import { type JoinedStorage, joinStorage } from './platform/database/join-storage';
import { StartupError } from './platform/startup-error';
import { PORTAL_CONTRIBUTIONS } from './portal-modules';

/** A command that imports something into an installation. */
export interface ImportCommand {
  /** What stands behind the program's name. */
  readonly args: readonly string[];
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** Takes the lines of the report. */
  readonly print: (line: string) => void;
  /** Takes what is told besides. */
  readonly onProgress: (message: string) => void;
  readonly signal?: AbortSignal;
}

/**
 * Works on the database of an installation, whether its portal runs or not, and with its folder of media; its own
 * content is there by then.
 */
export async function workOnInstallation(
  { variables, onProgress }: ImportCommand,
  work: (storage: JoinedStorage, mediaDir: string) => Promise<0 | 1>,
): Promise<0 | 1> {
  const config = parseProgramConfig(variables);
  const storage = await joinStorage({
    dataDir: config.dataDir,
    databaseUrl: config.DATABASE_URL,
    binDir: config.PG_BIN_DIR,
    onProgress,
    onTrouble: () => undefined,
  });
  try {
    await importOwnContent(storage, config, onProgress);
    return await work(storage, config.mediaDir);
  } catch (error) {
    if (!isDatabaseUnreachable(error)) throw error;
    throw new StartupError('The database went away during the import; what was imported stays. Run the command again.');
  } finally {
    await storage.close();
  }
}

/** What the items of the folder may refer to must be there, also before the portal's next start, or its first one. */
async function importOwnContent(
  { database, isAlone }: JoinedStorage,
  { contentDir, mediaDir }: Pick<ProgramConfig, 'contentDir' | 'mediaDir'>,
  onProgress: (message: string) => void,
): Promise<void> {
  if (!isAlone && (await readStoredFiles(database.orm)).own.size > 0) return;
  const { problems } = await importContent(database, PORTAL_CONTRIBUTIONS.contentFormats, contentDir, mediaDir);
  const documents = await importOwnDocuments(database, contentDir, toChinaDay(new Date()));
  for (const problem of [...problems, ...documents.problems])
    onProgress(`The portal's own content: ${describeProblem(problem)}`);
}

/** A problem on a line of its own. */
export function describeProblem({ file, line, reason }: ContentProblem): string {
  // A reason may quote the file: it stays on its line, and does nothing to the terminal.
  return `${file}:${line}: ${reason}`.replace(/[\s\p{Cc}]+/gu, ' ');
}
