import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Finds a folder of this package, from the source tree as well as from the build.
 * A deployable is `dist` with the folders `migrations`, `passwords` and `portal-content` beside it, or above it.
 */
export function findPackageFolder(name: string): string {
  return findAbove(name, `The folder ${name} is missing beside the program`);
}

/** Finds another program of the build that is running. */
export function findBuiltProgram(name: string): string {
  return findAbove(`${name}.js`, `The program ${name} is missing in the build`);
}

function findAbove(name: string, reason: string): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, name))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(reason);
    folder = parent;
  }
  return join(folder, name);
}
