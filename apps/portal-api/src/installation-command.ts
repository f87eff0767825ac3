import { parseProgramConfig, type ProgramConfig } from './platform/config';
import { isDatabaseUnreachable } from './platform/database/database-errors';
import { type JoinedStorage, joinStorage } from './platform/database/join-storage';
import { readMigrationMode } from './platform/instances';
import { StartupError } from './platform/startup-error';

/** A command that changes an installation. */
export interface InstallationCommand {
  /** What stands behind the program's name. */
  readonly args: readonly string[];
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** Takes the lines of the report. */
  readonly print: (line: string) => void;
  /** Takes what is told besides. */
  readonly onProgress: (message: string) => void;
  readonly signal?: AbortSignal;
}

/** Works on the database of an installation, whether its portal runs or not. */
export async function workOnInstallation(
  { variables, onProgress }: InstallationCommand,
  work: (storage: JoinedStorage, config: ProgramConfig) => Promise<0 | 1>,
): Promise<0 | 1> {
  const config = parseProgramConfig(variables);
  const storage = await joinStorage({
    dataDir: config.dataDir,
    databaseUrl: config.DATABASE_URL,
    binDir: config.PG_BIN_DIR,
    migrations: readMigrationMode(config, config.PORTAL_DEMO === '1'),
    onProgress,
    onTrouble: () => undefined,
  });
  try {
    return await work(storage, config);
  } catch (error) {
    if (!isDatabaseUnreachable(error)) throw error;
    throw new StartupError('The database went away meanwhile; what was done by then stays. Run the command again.');
  } finally {
    await storage.close();
  }
}
