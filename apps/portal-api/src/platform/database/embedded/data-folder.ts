import { access, constants, mkdir } from 'node:fs/promises';
import { StartupError } from '../../startup-error';

/** Makes the data folder, or rejects with a sentence where that is not possible. */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  try {
    // As root the server process is another user, which has to pass through the folder.
    await mkdir(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartupError(
      `The data folder ${dataDir} is not writable (${code ?? 'unknown reason'}); set PORTAL_DATA_DIR to another one.`,
    );
  }
}
