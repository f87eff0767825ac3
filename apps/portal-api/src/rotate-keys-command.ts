import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { InstallationCommand } from './installation-command';
import { parseProgramConfig, readDataKeys } from './platform/config';
import { addFolderKey } from './platform/security/data-key';
import { toDataKey } from './platform/security/keyring';
import { StartupError } from './platform/startup-error';

/**
 * Makes a new data key. One of the key folder is current from the next start on; where keys are the operator's, prints
 * it with what to do.
 */
export async function runKeyRotation({ args, variables, print }: InstallationCommand): Promise<0> {
  if (args.length > 0) throw new StartupError('Usage: npm run keys:rotate');
  const config = parseProgramConfig(variables);
  if (readDataKeys(config).length > 0) {
    const { id, bytes } = toDataKey(randomBytes(32));
    print(`${id}:${bytes.toString('base64')}`);
    print('Append this key to DATA_KEYS on every instance and restart them, so that all can read what it seals.');
    print('Then put it first and restart them again. Keep the other keys: what they sealed is sealed anew by and by.');
    return 0;
  }
  const [current, ...older] = await addFolderKey(join(config.dataDir, 'keys'));
  print(`The key ${current.id} seals from the next start on; keys kept to read what is older: ${older.length}.`);
  return 0;
}
