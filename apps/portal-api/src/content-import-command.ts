import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { describeProblem, importIntoInstallation } from './import-session';
import type { InstallationCommand } from './installation-command';
import { type FolderImportReport, importFolder } from './modules/content/content-import-folder';
import { StartupError } from './platform/startup-error';
import { PORTAL_CONTRIBUTIONS } from './portal-modules';

const USAGE = 'Usage: npm run content:import -- <folder> [--remove]';

/** Imports a folder into an installation and reports on it. Returns the exit code: 1 where there was any problem. */
export async function runContentImport(command: InstallationCommand): Promise<0 | 1> {
  const { folder, isRemoving } = readArguments(command.args);
  return importIntoInstallation(command, async ({ database }, mediaDir) => {
    if (existsSync(join(folder, 'media')))
      command.onProgress('Pictures are not imported: put those of media/ into the media folder of the portal.');
    const report = await importFolder(database, {
      formats: PORTAL_CONTRIBUTIONS.contentFormats,
      ...{ folder, mediaDir, isRemoving, signal: command.signal },
    });
    return printReport(report, command, { folder, isRemoving });
  });
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

function printReport(
  { imported, unchanged, removed, rejected, problems }: FolderImportReport,
  { print, signal }: InstallationCommand,
  { folder, isRemoving }: { folder: string; isRemoving: boolean },
): 0 | 1 {
  for (const problem of problems) print(describeProblem(problem));
  const isEmpty = imported + unchanged + removed + rejected === 0 && !isRemoving;
  if (isEmpty) print(`There are no content files in ${folder}.`);
  else print(`Files imported: ${imported}, unchanged: ${unchanged}, removed: ${removed}, refused: ${rejected}.`);
  if (signal?.aborted) print('Stopped before the end; what was imported stays.');
  return problems.length > 0 || isEmpty || signal?.aborted ? 1 : 0;
}
