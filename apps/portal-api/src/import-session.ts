import { type InstallationCommand, workOnInstallation } from './installation-command';
import type { ContentProblem } from './modules/content/content-checker';
import { readStoredFiles } from './modules/content/content-store';
import { toChinaDay } from './platform/china-time';
import type { ProgramConfig } from './platform/config';
import type { JoinedStorage } from './platform/database/join-storage';
import { PORTAL_CONTRIBUTIONS } from './portal-modules';
import { publishContent } from './publish-content';

/**
 * Works on the database of an installation, whether its portal runs or not, and with its folder of media; its own
 * content is there by then.
 */
export function importIntoInstallation(
  command: InstallationCommand,
  work: (storage: JoinedStorage, mediaDir: string) => Promise<0 | 1>,
): Promise<0 | 1> {
  return workOnInstallation(command, async (storage, config) => {
    await importOwnContent(storage, config, command.onProgress);
    return work(storage, config.mediaDir);
  });
}

/** What the items of the folder may refer to must be there, also before the portal's next start, or its first one. */
async function importOwnContent(
  { database, isAlone }: JoinedStorage,
  { contentDir, mediaDir }: Pick<ProgramConfig, 'contentDir' | 'mediaDir'>,
  onProgress: (message: string) => void,
): Promise<void> {
  if (!isAlone && (await readStoredFiles(database.orm)).own.size > 0) return;
  const { contentFormats: formats } = PORTAL_CONTRIBUTIONS;
  const today = toChinaDay(new Date());
  const { problems } = await publishContent(database, { formats, contentDir, mediaDir, today });
  for (const problem of problems) onProgress(`The portal's own content: ${describeProblem(problem)}`);
}

/** A problem on a line of its own. */
export function describeProblem({ file, line, reason }: ContentProblem): string {
  return cleanLine(`${file}:${line}: ${reason}`);
}

/** What quotes a file stays on its line, and does nothing to the terminal. */
export function cleanLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ');
}
