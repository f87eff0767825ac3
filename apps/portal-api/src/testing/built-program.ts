import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { findPackageFolder } from '../package-folders';

const PROJECT = join(findPackageFolder('migrations'), '..');

/** Builds the programs as they are installed, into a folder of its own for each spec; gives that folder. */
export function buildProgram(name: string): string {
  const folder = join(PROJECT, '.cache', name);
  const script = `
    import { createBuilder } from 'vite';
    const build = { outDir: ${JSON.stringify(folder)} };
    const builder = await createBuilder({ configFile: 'vite.config.mts', logLevel: 'warn', build });
    await builder.buildApp();
  `;
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: PROJECT, stdio: 'pipe' });
  return folder;
}
