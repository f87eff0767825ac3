import { parseArgs } from 'node:util';
import { describeProblem } from './import-session';
import { type InstallationCommand, workOnInstallation } from './installation-command';
import { toChinaDay } from './platform/china-time';
import { StartupError } from './platform/startup-error';
import { PORTAL_CONTRIBUTIONS } from './portal-modules';
import { describeNewerRelease } from './publication-log';
import { publishContent } from './publish-content';

const USAGE = 'Usage: npm run content:publish [-- --force]';

/**
 * Publishes the portal's own content to an installation and reports on it. Returns the exit code: 1 where there was any
 * problem, or where the installation holds a newer release and nothing was forced.
 */
export async function runContentPublish(command: InstallationCommand): Promise<0 | 1> {
  const isForced = readForce(command.args);
  return workOnInstallation(command, async ({ database }, { contentDir, mediaDir }) => {
    const { contentFormats: formats } = PORTAL_CONTRIBUTIONS;
    const today = toChinaDay(new Date());
    const report = await publishContent(database, { formats, contentDir, mediaDir, today, isForced });
    for (const problem of [...report.problems, ...report.warnings]) command.print(describeProblem(problem));
    const newer = describeNewerRelease(report);
    const { imported, unchanged, removed, release } = report;
    if (newer) command.print(newer);
    else {
      command.print(`Release: ${release.version?.toISOString() ?? 'none'}.`);
      command.print(`Files imported: ${imported}, unchanged: ${unchanged}, removed: ${removed}.`);
    }
    return newer || report.problems.length > 0 ? 1 : 0;
  });
}

function readForce(args: readonly string[]): boolean {
  try {
    return parseArgs({ args: [...args], options: { force: { type: 'boolean', default: false } } }).values.force;
  } catch {
    throw new StartupError(USAGE);
  }
}
