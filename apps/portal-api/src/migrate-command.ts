import type { InstallationCommand } from './installation-command';
import { parseProgramConfig } from './platform/config';
import { joinStorage } from './platform/database/join-storage';
import { StartupError } from './platform/startup-error';

/** Applies the migrations of this release to an installation's database, and prints how many there were. */
export async function runMigrations({ args, variables, print, onProgress }: InstallationCommand): Promise<0> {
  if (args.length > 0) throw new StartupError('Usage: npm run migrate');
  const { dataDir, DATABASE_URL: databaseUrl, PG_BIN_DIR: binDir } = parseProgramConfig(variables);
  const storage = await joinStorage({
    ...{ dataDir, databaseUrl, binDir, onProgress },
    migrations: 'start',
    onTrouble: () => undefined,
  });
  await storage.close();
  print(`Migrations applied: ${storage.appliedMigrations}.`);
  return 0;
}
